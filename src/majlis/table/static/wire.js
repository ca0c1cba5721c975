// What the server sends: see wire.py. Types only, nothing of this runs.

/** @typedef {{text?: string, gain?: string, verb?: string, ends?: string, deed?: string, then?: Tree, partial?: boolean, leads?: number[], path?: number[]}} Choice */
/** @typedef {{[action: string]: Choice}} Tree */
/** @typedef {{shape: string, at: [number, number], thing: string, name: string, explain?: string, along?: string}} Place */
/** @typedef {{key: string, points: [number, number][], delay: number, new: boolean}} Journey */
/** @typedef {{seat: number, gains: [string, string][], delay: number, at?: [number, number]}} Rise */
/** @typedef {{keep: number, add: string[], skipped?: number}} LogChange */
/** @typedef {{first: number, lines: string[], more: boolean}} LogPart */
/** @typedef {{board_of?: number, zone?: string, looks?: number, plan?: Plan, nth?: number, soon?: Plan, older?: number}} Wish */
/** @typedef {{ask: number, path?: number[], taken?: number[], picked?: number[], stay?: boolean, firm?: number}} Plan */
/**
 * @typedef {object} Drafted
 * @property {number[]} path
 * @property {number[]} [taken]
 * @property {number} [base]
 * @property {number[]} [picked]
 * @property {number[]} [addable]
 * @property {boolean} [set]
 * @property {string} [ends]
 * @property {boolean} [whole]
 * @property {boolean} [offers]
 * @property {boolean} [closes]
 * @property {boolean} [waits]
 * @property {string[]} [changed]
 */
/** @typedef {{given: number, html: string}} LineStep */
/** @typedef {{path: number[], reply: number[], steps: LineStep[]}} Line */
/** @typedef {{ask: number, html: string, plans: Plan[], lines: Line[]}} Hint */
/** @typedef {{name: string, shape: string, shown: boolean}} Zone */
/**
 * @typedef {object} Update
 * @property {number} seq
 * @property {number} [ask]
 * @property {number} [companion]
 * @property {boolean} [first]
 * @property {[number, number]} [size]
 * @property {string} [defs]
 * @property {string[]} [order]
 * @property {{[key: string]: string}} [nodes]
 * @property {{[action: string]: Place | null}} [places]
 * @property {number[]} [pile]
 * @property {{[zone: string]: Zone}} [zones]
 * @property {{[id: string]: string}} [html]
 * @property {LogChange} [log]
 * @property {Drafted} [draft]
 * @property {number} [heard]
 * @property {Tree} [tree]
 * @property {{[action: string]: string}} [ghosts]
 * @property {Journey[]} [motion]
 * @property {Rise[]} [rises]
 * @property {boolean} [rolled]
 * @property {string} [title]
 * @property {string} [say]
 * @property {string} [notice]
 */
/** @typedef {{presence?: string, left?: number, whole?: number, runs?: boolean}} Chair */
/** @typedef {{chairs: Chair[], watching: string, agreement: string, absence: string}} Attendance */
/** @typedef {{talk: string[], again: boolean, muted: string, aside: boolean}} Talk */

export {};
