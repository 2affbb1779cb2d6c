/** Meaning of a sound, distinct by ear: one high, two medium, a long low one. */
export type Beep = 'good' | 'look' | 'bad';

type Tone = { hertz: number; from: number; seconds: number };

const TONES: Readonly<Record<Beep, readonly Tone[]>> = {
  good: [{ hertz: 1320, from: 0, seconds: 0.09 }],
  look: [
    { hertz: 660, from: 0, seconds: 0.11 },
    { hertz: 660, from: 0.17, seconds: 0.11 },
  ],
  bad: [{ hertz: 185, from: 0, seconds: 0.5 }],
};
const LOUD = 0.25;
/** A tone that begins or ends at once clicks. */
const SOFT = 0.008;

let audio: AudioContext | undefined;

/** Plays a sound by Web Audio; silent if the browser has none, or allows none before a key was pressed. */
export function beep(kind: Beep): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
  for (const { hertz, from, seconds } of TONES[kind]) {
    const start = audio.currentTime + from;
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUD, start + SOFT);
    gain.gain.setValueAtTime(LOUD, start + seconds - SOFT);
    gain.gain.linearRampToValueAtTime(0, start + seconds);
    const tone = new OscillatorNode(audio, { frequency: hertz, type: kind === 'bad' ? 'sawtooth' : 'sine' });
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
