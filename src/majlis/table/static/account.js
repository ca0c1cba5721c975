// The account: whoever signs out on this device is not called on it any more.

async function nameThisBrowser() {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  const endpoint = document.querySelector("[name=endpoint]");
  if (endpoint instanceof HTMLInputElement) endpoint.value = subscription?.endpoint ?? "";
}

void nameThisBrowser();
