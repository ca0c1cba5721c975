// Five small sounds of our own making, for whoever switches them on.

/** @typedef {import("./wire.js").Update} Update */
/** @typedef {"placed" | "turn" | "gained" | "die" | "end"} Sound */
/** @typedef {{sound: Sound, at: number}} Cue when it is to be heard, in milliseconds */

/**
 * A tone: its shape or noise, from and to which pitch, when, how long, how loud.
 * @typedef {{shape: OscillatorType | "noise", pitch: [number, number], at: number, lasts: number, loud: number}} Tone
 */

/** @type {{[sound in Sound]: Tone[]}} */
const SOUNDS = {
  placed: [
    { shape: "noise", pitch: [1800, 900], at: 0, lasts: 0.03, loud: 0.5 },
    { shape: "sine", pitch: [230, 140], at: 0, lasts: 0.09, loud: 1 },
  ],
  turn: [
    { shape: "sine", pitch: [587, 587], at: 0, lasts: 0.28, loud: 0.8 },
    { shape: "sine", pitch: [880, 880], at: 0.13, lasts: 0.42, loud: 0.8 },
  ],
  gained: [
    { shape: "triangle", pitch: [1047, 1047], at: 0, lasts: 0.1, loud: 0.35 },
    { shape: "triangle", pitch: [1568, 1568], at: 0.06, lasts: 0.2, loud: 0.35 },
  ],
  die: [0, 0.07, 0.13, 0.22, 0.34].map((at, nth) => ({
    shape: /** @type {const} */ ("noise"), pitch: [2400 - 250 * nth, 1500], at, lasts: 0.04, loud: 0.9 - 0.12 * nth,
  })),
  end: [392, 494, 587, 784].map((pitch, nth) => ({
    shape: /** @type {const} */ ("triangle"), pitch: [pitch, pitch], at: 0.14 * nth, lasts: 0.7, loud: 0.5,
  })),
};
const VOLUME = 0.16;
/** More pieces than that would only rattle. */
const MOST_PLACED = 8;

/**
 * What is to be heard of an update.
 * @param {Update} update @param {boolean} wasAsked @param {number} slowness 0: nothing moves
 * @returns {Cue[]}
 */
export function cues(update, wasAsked, slowness) {
  if (update.first) return [];
  /** @type {Cue[]} */
  const heard = [];
  if (update.html?.result) heard.push({ sound: "end", at: 0 });
  else if (update.ask !== undefined && !wasAsked) heard.push({ sound: "turn", at: 0 });
  if (update.rolled) heard.push({ sound: "die", at: 0 });
  if (slowness === 0) return heard;
  const arrivals = (update.motion ?? []).map(({ delay, points }) => (delay + (points.length > 1 ? 300 : 0)) * slowness);
  for (const at of arrivals.slice(0, MOST_PLACED)) heard.push({ sound: "placed", at });
  const gained = (update.rises ?? []).find(({ gains }) => gains.some(([, number]) => number.startsWith("+")));
  if (gained) heard.push({ sound: "gained", at: gained.delay * slowness });
  return heard;
}

export class Sounds {
  /** @param {() => boolean} wanted */
  constructor(wanted) {
    this.wanted = wanted;
    /** Browsers let a page be heard once its reader has done something. @type {AudioContext | null} */
    this.audio = null;
  }

  /** The reader has done something. */
  wake() {
    if (this.wanted()) this.audio ??= new AudioContext();
  }

  /** @param {Cue[]} heard */
  play(heard) {
    const audio = this.audio;
    if (!audio || !this.wanted()) return;
    for (const { sound, at } of heard) {
      for (const tone of SOUNDS[sound]) sing(audio, tone, audio.currentTime + at / 1000 + tone.at);
    }
  }
}

/** @param {AudioContext} audio @param {Tone} tone @param {number} at in seconds */
function sing(audio, { shape, pitch: [from, to], lasts, loud }, at) {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(VOLUME * loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  volume.connect(audio.destination);
  const { source, pitch } = shape === "noise" ? noise(audio, volume) : voice(audio, shape, volume);
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + lasts);
  source.start(at);
  source.stop(at + lasts);
}

/** @param {AudioContext} audio @param {OscillatorType} shape @param {AudioNode} volume */
function voice(audio, shape, volume) {
  const source = new OscillatorNode(audio, { type: shape });
  source.connect(volume);
  return { source, pitch: source.frequency };
}

/** @param {AudioContext} audio @param {AudioNode} volume */
function noise(audio, volume) {
  const buffer = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", Q: 1.5 });
  source.connect(band).connect(volume);
  return { source, pitch: band.frequency };
}
