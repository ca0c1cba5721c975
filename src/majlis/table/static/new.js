// A new table: presets that fill in the options, a "me" that moves, and one choice of a bot in sight.
// Without it the form works, too.

/** @param {string} selector @returns {HTMLFormElement} */
function form(selector) {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLFormElement)) throw new Error(`the page has no ${selector}`);
  return found;
}

const presets = form(".presets");
const table = form("#new-table");

/** Every field of that name. @param {string} name @returns {HTMLInputElement[]} */
function fields(name) {
  return [...table.querySelectorAll("input")].filter((field) => field.name === name);
}

/** What the form says; a box that is not ticked says false. @param {string} name */
function said(name) {
  return new FormData(table).get(name) ?? "false";
}

/** @param {string} name @param {string} value */
function say(name, value) {
  for (const field of fields(name)) {
    field.checked = field.type === "checkbox" ? value === "true" : field.value === value;
  }
  const list = table.querySelector(`select[name="${name}"]`);
  if (list instanceof HTMLSelectElement) list.value = value;
}

/** @param {HTMLElement} preset @returns {[string, string][]} */
function settings(preset) {
  return Object.entries(JSON.parse(preset.dataset.sets ?? "{}"));
}

/** A preset is chosen as long as every option is as it says. */
function showChosen() {
  for (const preset of presets.querySelectorAll("button")) {
    const chosen = settings(preset).every(([name, value]) => said(`option.${name}`) === value);
    preset.setAttribute("aria-pressed", String(chosen));
  }
  const word = table.querySelector(".rulings small");
  const rulings = [...table.querySelectorAll(".rulings input")];
  const usual = rulings.every((one) => one instanceof HTMLInputElement && String(one.checked) === one.dataset.default);
  if (word instanceof HTMLElement) word.textContent = (usual ? word.dataset.usual : word.dataset.changed) ?? "";
}

const folds = [...table.querySelectorAll(".chair [aria-expanded]")].filter((fold) => fold instanceof HTMLButtonElement);
const chairs = folds.map((_, seat) => `seat${seat}`);
let before = chairs.map(said);

/** The field that says which bot sits there. @param {string} chair */
function level(chair) {
  return chair.replace("seat", "level");
}

/** Whoever takes a seat while sitting on another changes places. @param {string} taken */
function moveMe(taken) {
  const old = chairs.find((chair) => chair !== taken && said(chair) === "me");
  if (!old || said(taken) !== "me") return;
  say(old, String(before[chairs.indexOf(taken)]));
  say(level(old), String(said(level(taken))));
}

/** Only one chair at a time asks which bot. @param {Element | undefined} [fold] */
function unfoldOnly(fold) {
  for (const one of folds) one.setAttribute("aria-expanded", String(one === fold));
}

/** Whose seat is gone sits on the first one. */
function stayAtTable() {
  const gone = chairs.slice(Number(said("players"))).find((chair) => said(chair) === "me");
  if (!gone) return;
  say(gone, "open");
  say("seat0", "me");
}

/** When the game begins: that depends on whether a seat is open. */
function showBeginning() {
  const seats = chairs.slice(0, Number(said("players"))).map(said);
  for (const told of table.querySelectorAll("[data-while]")) {
    if (told instanceof HTMLElement) told.hidden = (told.dataset.while === "open") !== seats.includes("open");
  }
}

presets.addEventListener("submit", (event) => {
  if (!(event.submitter instanceof HTMLElement)) return;
  event.preventDefault();
  for (const [name, value] of settings(event.submitter)) say(`option.${name}`, value);
  showChosen();
});
table.addEventListener("change", (event) => {
  const { name, value } = /** @type {HTMLInputElement} */ (event.target);
  moveMe(name);
  stayAtTable();
  if (value === "bot") unfoldOnly(folds[chairs.indexOf(name)]);
  before = chairs.map(said);
  showChosen();
  showBeginning();
});
for (const fold of folds) {
  fold.disabled = false;
  fold.addEventListener("click", () => unfoldOnly(fold.ariaExpanded === "true" ? undefined : fold));
}
unfoldOnly();
showBeginning();
