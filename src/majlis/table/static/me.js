// My games: what is chosen above the list applies at once.

import { tellDays } from "./times.js";

tellDays(document);
const sieve = document.querySelector(".sieve");
if (sieve instanceof HTMLFormElement) {
  sieve.classList.add("at-once"); // no button is needed
  sieve.addEventListener("change", () => sieve.submit());
}
