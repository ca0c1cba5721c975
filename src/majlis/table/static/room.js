// How much room the page has, and what points at it: the board is drawn for that.

/** Which drawing suits the room: see `Format` in scene.py. The first that fits. */
const FORMATS = [
  { name: "phone", fits: matchMedia("(max-width: 699px) and (orientation: portrait), (max-width: 1099px) and (max-height: 560px)") },
  { name: "tall", fits: matchMedia("(max-width: 1263px) and (orientation: portrait)") },
  { name: "laptop", fits: matchMedia("(max-width: 1399px), (max-height: 800px)") },
];

export const fingers = matchMedia("(pointer: coarse)");

export function format() {
  return FORMATS.find(({ fits }) => fits.matches)?.name ?? "wide";
}

/** @param {() => void} then */
export function whenTheRoomChanges(then) {
  for (const wanted of [...FORMATS.map(({ fits }) => fits), fingers]) wanted.addEventListener("change", then);
}
