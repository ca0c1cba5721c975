// The service worker: calls whoever is asked, and keeps nothing. Pages are always fetched afresh.

/** @typedef {{title: string, body: string, url: string, tag: string, icon: string, badge: string, off: string}} Notice */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(call(event.data.json()));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(event.action === "off" ? fetch("/calls/off", { method: "POST" }) : open(url));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription } = /** @type {{oldSubscription?: PushSubscription}} */ (/** @type {unknown} */ (event));
  if (oldSubscription) /** @type {ExtendableEvent} */ (event).waitUntil(renew(oldSubscription));
});

/** The push service has ended a subscription: the server is told of the next one. @param {PushSubscription} old */
async function renew(old) {
  const next = await worker.registration.pushManager.subscribe(old.options);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ ...next.toJSON(), instead_of: old.endpoint });
  await fetch("/calls/push", { method: "POST", headers, body });
}

/** @param {Notice} notice */
async function call({ title, off, url, ...shown }) {
  const options = { ...shown, renotify: true, data: { url }, actions: [{ action: "off", title: off }] };
  await worker.registration.showNotification(title, options);
  await navigator.setAppBadge?.();
}

/** The page of that table, if there is one; else a new one. @param {string} url */
async function open(url) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === url);
  await (page ? page.focus() : worker.clients.openWindow(url));
}
