import { type FieldState, keep, typeInto } from './field-state.ts';
import { US_KEYS } from './us-keys.ts';

/** Typed keys in three readings. */
export type Keys = {
  /** Text by key positions on a US keyboard, which scanners assume. */
  byPlace: string;
  /** Text by key positions without Shift, in capitals, so that a held Shift and Caps Lock have no effect. */
  plain: string;
  /** Text by the layout of the computer. */
  typed: string;
};

/** Text that a scanner typed. */
export type Burst = Keys & {
  /** True if its beginning is missing because the scanner paused. */
  isBroken: boolean;
};

export type WedgeListeners = {
  onBurst: (burst: Burst) => void;
  /** A key that few others followed, for shortcuts: by itself the first key of a burst looks like one. */
  onKey?: (event: KeyboardEvent) => void;
  /** Returns true for a code that people do not type by hand; it is accepted from a slow scanner too. */
  isCode?: (keys: Keys) => boolean;
  /** A scanner was too slow to be distinguished from typing. `gap` is the longest between two of its keys, in ms. */
  onTooSlow?: (gap: number) => void;
  /** Longest gap between two keys of this station's scanner where nothing can be typed, in ms. */
  gap?: () => number;
};

/**
 * Largest gap between keys of a burst: scanners send a key every 1 to 20 ms, and people do not type six keys in a row
 * this fast.
 */
export const GAP_MS = 35;
/** Slow ones, by radio or on a busy computer, take up to 85 ms. Some people type as fast: only the content tells. */
export const SLOW_GAP_MS = 100;
const FEWEST_KEYS = 6;
/** Keys in a row that may be shortcuts of a quick user; more are a burst or text. */
const MOST_SHORTCUTS = 2;
/** Milliseconds after the beginning of a burst within which another burst is its rest after a pause of the scanner. */
const FALTERING_MS = 300;
/**
 * Keys of a burst that still reach the page; later ones are withheld, because so many in a row are rarely typed, and
 * are typed in again if they were.
 */
const LET_THROUGH = 3;
/** Milliseconds after a key until none follows; a timer this late means that events are late too. */
const SETTLED_MS = SLOW_GAP_MS + 20;
const LATE_MS = 20;

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn'];
const ENDS = ['Enter', 'Tab'];

/** Returns true for an on-screen keyboard, as on Android handhelds, which names no keys. */
function isNameless({ code, key, keyCode }: KeyboardEvent): boolean {
  return keyCode === 229 || (code === '' && key === 'Unidentified');
}

function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  // Windows reports Ctrl and Alt for AltGr.
  return metaKey || (ctrlKey && !altKey);
}

/** Returns true for password fields: their input, also by a password manager, is no code. */
function isSecret(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'password';
}

/** Returns true if keys pressed there type text. */
function isField(target: EventTarget | null): boolean {
  return keep(target) !== undefined || (target instanceof HTMLElement && target.isContentEditable);
}

type Key = { place: string; plain: string; typed: string };

/** Names of keys that type nothing; the text of a key may have two characters, as لا of the Arabic layout. */
const NAME = /^[A-Z][A-Za-z0-9]+$/;

function keyOf(event: KeyboardEvent): Key | undefined {
  const [plain, shifted] = US_KEYS[event.code] ?? [];
  const typed = NAME.test(event.key) ? '' : event.key;
  if (plain === undefined || shifted === undefined) {
    return typed === '' ? undefined : { place: typed, plain: typed.toUpperCase(), typed };
  }
  // Capitals without Shift and Caps Lock: software sends the keys, and what it types is what was read.
  const isSent = typed === plain.toUpperCase() && !event.getModifierState('CapsLock');
  const place = event.shiftKey ? shifted : isSent ? typed : plain;
  return { place, plain: plain.toUpperCase(), typed };
}

const textOf = (keys: readonly Key[], name: keyof Key) => keys.map((key) => key[name]).join('');

/** Keys in quick succession, and the fields that they were typed into in their state before. */
type Run = { keys: readonly Key[]; inserted: string; fields: readonly FieldState[] };

const lengthOf = ({ keys, inserted }: Run) => Math.max(keys.length, inserted.length);

function joined(runs: readonly Run[]): Run {
  return {
    keys: runs.flatMap(({ keys }) => keys),
    inserted: runs.map(({ inserted }) => inserted).join(''),
    // The last of these that is restored is the first that was kept.
    fields: runs.flatMap(({ fields }) => fields).reverse(),
  };
}

function readingOf({ keys, inserted }: Run): Keys {
  if (keys.length < inserted.length)
    return { byPlace: inserted, plain: inserted.toUpperCase(), typed: inserted };
  return { byPlace: textOf(keys, 'place'), plain: textOf(keys, 'plain'), typed: textOf(keys, 'typed') };
}

/**
 * Intercepts the keys of keyboard-wedge scanners, wherever the focus is, and leaves the page and its fields unchanged.
 * A burst is at least six keys, each within 35 ms of the previous one or within the gap setting of the station, ended by
 * Enter or Tab; within 100 ms if its content is one of our codes. Returns a function that stops it.
 */
export function listenToScanners(listeners: WedgeListeners): () => void {
  const { onBurst, onKey, isCode = () => false, onTooSlow, gap: stationGap = () => GAP_MS } = listeners;
  let keys: Key[] = [];
  /** Earlier keys of the same sequence, at the pace of a slow scanner or a person. */
  let earlier: Run[] = [];
  let slowest = 0;
  /** Text of the burst typed by an on-screen keyboard. */
  let inserted = '';
  let beganAt = Number.NEGATIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  let brokenAt = Number.NEGATIVE_INFINITY;
  /** Time until which another end key is the same scanner's, because some send two. */
  let endsUntil = Number.NEGATIVE_INFINITY;
  let withheld = '';
  let fields: FieldState[] = [];
  /** Keys of this sequence that are shortcuts unless more follow. */
  let shortcuts: KeyboardEvent[] = [];
  /** True if the key of the next input has a name and is in `keys` already. */
  let isNamed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forgetRun() {
    keys = [];
    inserted = '';
    withheld = '';
    fields = [];
  }

  function forget() {
    clearTimeout(timer);
    forgetRun();
    earlier = [];
    slowest = 0;
    shortcuts = [];
  }

  /** Types the withheld keys after all. */
  function typeWithheld() {
    const text = withheld;
    withheld = '';
    const wasNamed = isNamed;
    isNamed = true;
    if (text !== '') typeInto(document.activeElement, text);
    isNamed = wasNamed;
  }

  /** Ends the burst after no key has followed; a late key may still follow. */
  function settle() {
    clearTimeout(timer);
    typeWithheld();
    const alone = shortcuts;
    shortcuts = [];
    for (const event of alone) if (!isCommand(event) && !event.altKey) onKey?.(event);
  }

  function markBroken() {
    if (keys.length > LET_THROUGH) brokenAt = lastAt;
  }

  /** Gives up: the keys were no burst. */
  function giveUp() {
    settle();
    markBroken();
    forget();
  }

  /** Sets the keys aside after a late one, because they may be part of a slow scanner's code. */
  function setAside() {
    typeWithheld();
    markBroken();
    if (keys.length + inserted.length > 0) earlier.push({ keys, inserted, fields });
    forgetRun();
  }

  function settleSoon() {
    clearTimeout(timer);
    const due = performance.now() + SETTLED_MS;
    timer = setTimeout(() => (performance.now() - due > LATE_MS ? settleSoon() : settle()), SETTLED_MS);
  }

  const length = () =>
    earlier.reduce((sum, run) => sum + lengthOf(run), Math.max(keys.length, inserted.length));

  /** Continues a burst, fast or slow, or begins another. Returns true if it continued. */
  function goOn({ timeStamp: at, target }: Event): boolean {
    const gap = at - lastAt;
    const isFast = gap <= (isField(target) ? GAP_MS : Math.max(GAP_MS, stationGap()));
    const goesOn = length() > 0 && gap <= SLOW_GAP_MS;
    if (!goesOn && !isFast) giveUp();
    if (goesOn && !isFast) {
      slowest = Math.max(slowest, gap);
      setAside();
    }
    lastAt = at;
    return goesOn;
  }

  function keepField(target: EventTarget | null) {
    const found = keep(target);
    if (found && !fields.some(({ element }) => element === found.element)) fields.push(found);
  }

  function withhold(event: Event) {
    isNamed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Returns the keys of a code: the last quick ones, unless only the whole slow sequence is a code. */
  function codeAmong(): Run | undefined {
    const run = { keys, inserted, fields };
    const all = joined([...earlier, run]);
    if (earlier.length > 0 && !isCode(readingOf(run)) && isCode(readingOf(all))) return all;
    return lengthOf(run) >= FEWEST_KEYS ? run : undefined;
  }

  function end(event: Event) {
    const goesOn = goOn(event);
    const code = goesOn ? codeAmong() : undefined;
    const isTooSlow = !code && goesOn && length() >= FEWEST_KEYS && !isField(event.target);
    // A second end key, of a scanner that sends two or of another scanner, presses nothing either.
    const isSecond = length() === 0 && event.timeStamp <= endsUntil;
    if (code || isTooSlow || isSecond) {
      withhold(event);
      endsUntil = event.timeStamp + (slowest > GAP_MS ? SLOW_GAP_MS : GAP_MS);
    }
    if (isTooSlow) {
      onTooSlow?.(Math.round(slowest));
      return forget();
    }
    if (!code) return giveUp();
    const isBroken = code.keys.length > 0 && code.keys === keys && beganAt - brokenAt <= FALTERING_MS;
    forget();
    for (const field of code.fields) field.restore();
    onBurst({ ...readingOf(code), isBroken });
  }

  function onKeyDown(event: KeyboardEvent) {
    isNamed = !isNameless(event);
    if (MODIFIERS.includes(event.key)) {
      // Scanners press Shift too, which takes time and types nothing.
      if (length() === 0 || event.timeStamp - lastAt > SLOW_GAP_MS) return;
      goOn(event);
      return settleSoon();
    }
    if (event.repeat || isCommand(event)) return giveUp();
    if (ENDS.includes(event.key)) return end(event);
    if (!isNamed) return keepField(event.target);
    const key = keyOf(event);
    if (!key) return giveUp();
    if (inserted !== '') giveUp();
    goOn(event);
    keepField(event.target);
    const isFirst = keys.length === 0;
    if (isFirst) beganAt = event.timeStamp;
    shortcuts = isFirst && length() < MOST_SHORTCUTS ? [...shortcuts, event] : [];
    keys.push(key);
    if (keys.length > LET_THROUGH || (length() > LET_THROUGH && !isField(event.target))) {
      withheld += key.typed;
      withhold(event);
    }
    settleSoon();
  }

  function onBeforeInput(event: InputEvent) {
    const isKnown = isNamed;
    isNamed = false;
    if (isKnown) return;
    if (event.inputType === 'insertLineBreak') return end(event);
    // Text that arrives at once was dictated, filled in or expanded; a field takes it by Enter.
    const isSign = event.inputType === 'insertText' && event.data?.length === 1;
    if (!isSign || isSecret(event.target)) return;
    if (keys.length > 0) giveUp();
    goOn(event);
    keepField(event.target);
    inserted += event.data;
    settleSoon();
  }

  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('beforeinput', onBeforeInput, options);
  return () => {
    stop.abort();
    forget();
  };
}
