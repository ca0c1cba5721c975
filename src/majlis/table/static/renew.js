// A part of the page becomes what the server says, and only what differs is touched: all else keeps
// its element, and with it the keyboard, its scroll, its layout and its picture.

/** @param {Element} slot @param {string} html what should be in it */
export function renew(slot, html) {
  const drawn = slot instanceof SVGElement;
  const template = document.createElement("template");
  template.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  renewChildren(slot, (drawn && template.content.firstChild) || template.content);
}

/** @param {Node} slot @param {Node} wanted */
function renewChildren(slot, wanted) {
  const named = new Map([...slot.childNodes].map((child) => [nameOf(child), child]));
  let next = slot.firstChild;
  for (const child of [...wanted.childNodes]) {
    const name = nameOf(child);
    const known = name ? named.get(name) : next;
    if (!known || known.nodeName !== child.nodeName || nameOf(known) !== name) {
      slot.insertBefore(child, next);
      continue;
    }
    if (known === next) next = known.nextSibling;
    else slot.insertBefore(known, next);
    if (!known.isEqualNode(child)) become(known, child);
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
}

/** @param {Node} known @param {Node} wanted */
function become(known, wanted) {
  if (!(known instanceof Element && wanted instanceof Element)) {
    known.nodeValue = wanted.nodeValue;
    return;
  }
  for (const { name } of [...known.attributes]) if (!wanted.hasAttribute(name)) known.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (known.getAttribute(name) !== value) known.setAttribute(name, value);
  renewChildren(known, wanted);
}

/** What makes it that element and no other of its kind: an answer must not become another one below
 * the keyboard. @param {Node} node */
function nameOf(node) {
  return node instanceof Element ? node.id || node.getAttribute("data-action") || "" : "";
}
