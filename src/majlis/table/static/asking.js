// Asking the server for somebody: if nothing comes of it, they are told why.

import { byId, notice } from "./page.js";
import { patiently } from "./patient.js";

/**
 * @param {string} url @param {RequestInit} [request]
 * @returns {Promise<any>} what the server says, or {} if it was done without a word; null if it was not done
 */
export async function asked(url, request) {
  try {
    const answer = await patiently(url, request);
    if (answer.status === 204 || answer.type === "opaqueredirect") return {};
    const told = await answer.json();
    if (answer.ok) return told;
    notice(told.text);
  } catch {
    notice(byId("connection").dataset.lost ?? "");
  }
  return null;
}

/** @param {string} url @param {object} body */
export function post(url, body) {
  const headers = { "content-type": "application/json", accept: "application/json" };
  return asked(url, { method: "POST", headers, body: JSON.stringify(body) });
}
