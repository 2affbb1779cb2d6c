import { type Kept, keep, typeInto } from './kept-field.ts';
import { US_KEYS } from './us-keys.ts';

/** What a scanner typed, as far as the browser tells it, in three readings. */
export type Burst = {
  /** By the places of the keys on a US keyboard, which scanners take every computer for. */
  byPlace: string;
  /** The same without Shift, in capitals: one that is held on another keyboard, and Caps Lock, change nothing. */
  plain: string;
  /** What arrived, by the layout of the computer. */
  typed: string;
  /** Its beginning is missing: the scanner faltered. */
  isBroken: boolean;
};

export type WedgeListeners = {
  onBurst: (burst: Burst) => void;
  /** A key that no other followed, for shortcuts: by itself the first key of a burst looks like one. */
  onKey?: (event: KeyboardEvent) => void;
};

/** Scanners send a key every 1 to 20 ms; of people, nobody types six keys in a row so fast. */
const GAP_MS = 35;
const FEWEST_KEYS = 6;
/** A burst this soon after the beginning of another is what was left of it when the scanner faltered. */
const FALTERING_MS = 300;
/** From here on keys are kept from the page: so many in a row by hand are rare, and typed in again. */
const LET_THROUGH = 3;
/** How long after a key it is settled that none follows; a timer this late says that events wait, too. */
const SETTLED_MS = 80;
const LATE_MS = 20;

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn'];
const ENDS = ['Enter', 'Tab'];

/** A keyboard on the screen, as an Android handheld types by, tells of no key. */
function isNameless({ code, key, keyCode }: KeyboardEvent): boolean {
  return keyCode === 229 || (code === '' && key === 'Unidentified');
}

function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  // Windows says Ctrl and Alt for AltGr.
  return metaKey || (ctrlKey && !altKey);
}

/** What is filled in there, by a password manager too, is no code. */
function isSecret(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'password';
}

type Key = { place: string; plain: string; typed: string };

/** Names of keys that type nothing; the text of one may be two signs long, as لا of the Arabic layout. */
const NAME = /^[A-Z][A-Za-z0-9]+$/;

function keyOf(event: KeyboardEvent): Key | undefined {
  const [plain, shifted] = US_KEYS[event.code] ?? [];
  const typed = NAME.test(event.key) ? '' : event.key;
  if (plain === undefined || shifted === undefined) {
    return typed === '' ? undefined : { place: typed, plain: typed.toUpperCase(), typed };
  }
  return { place: event.shiftKey ? shifted : plain, plain: plain.toUpperCase(), typed };
}

const textOf = (keys: readonly Key[], name: keyof Key) => keys.map((key) => key[name]).join('');

/**
 * Keyboard-wedge scanners: takes what one types for itself, whatever has the focus, and leaves the page and its fields as
 * they were. A burst is six keys or more, each within 35 ms of the one before, ended by Enter or Tab. Returns what stops
 * it.
 */
export function listenToScanners({ onBurst, onKey }: WedgeListeners): () => void {
  let keys: Key[] = [];
  /** What a keyboard on the screen has typed of the burst, where one does. */
  let inserted = '';
  let beganAt = Number.NEGATIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  let brokenAt = Number.NEGATIVE_INFINITY;
  let endedAt = Number.NEGATIVE_INFINITY;
  let withheld = '';
  let fields: Kept[] = [];
  let lone: KeyboardEvent | undefined;
  /** Whether the key that types what comes next has a name: then it is in `keys` already. */
  let isNamed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget() {
    clearTimeout(timer);
    keys = [];
    inserted = '';
    withheld = '';
    fields = [];
    lone = undefined;
  }

  /** No key has followed: what was kept from the page is typed after all. One may still come that was late. */
  function settle() {
    clearTimeout(timer);
    const [text, alone] = [withheld, lone];
    withheld = '';
    lone = undefined;
    const wasNamed = isNamed;
    isNamed = true;
    if (text !== '') typeInto(document.activeElement, text);
    isNamed = wasNamed;
    if (alone && !isCommand(alone) && !alone.altKey) onKey?.(alone);
  }

  /** It was no burst. */
  function giveUp() {
    settle();
    if (keys.length > LET_THROUGH) brokenAt = lastAt;
    forget();
  }

  function settleSoon() {
    clearTimeout(timer);
    const due = performance.now() + SETTLED_MS;
    timer = setTimeout(() => (performance.now() - due > LATE_MS ? settleSoon() : settle()), SETTLED_MS);
  }

  const isInTime = (at: number) => at - lastAt <= GAP_MS;

  /** Whether this goes on with the burst; else it begins another. */
  function goOn(at: number): boolean {
    const goesOn = isInTime(at);
    if (!goesOn) giveUp();
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

  function end(event: Event) {
    const isEnded = goOn(event.timeStamp) && Math.max(keys.length, inserted.length) >= FEWEST_KEYS;
    // A second end, of a scanner that sends two or of another scanner, presses nothing either.
    const isSecond = keys.length === 0 && event.timeStamp - endedAt <= GAP_MS;
    if (isEnded || isSecond) {
      withhold(event);
      endedAt = event.timeStamp;
    }
    if (!isEnded) return giveUp();
    const isBroken = keys.length > 0 && beganAt - brokenAt <= FALTERING_MS;
    const burst =
      keys.length >= inserted.length
        ? {
            byPlace: textOf(keys, 'place'),
            plain: textOf(keys, 'plain'),
            typed: textOf(keys, 'typed'),
            isBroken,
          }
        : { byPlace: inserted, plain: inserted.toUpperCase(), typed: inserted, isBroken };
    const touched = fields;
    forget();
    for (const field of touched) field.restore();
    onBurst(burst);
  }

  function onKeyDown(event: KeyboardEvent) {
    isNamed = !isNameless(event);
    if (MODIFIERS.includes(event.key)) {
      // Scanners press Shift, too: it takes its time, and is no sign.
      if (keys.length > 0 && isInTime(event.timeStamp)) lastAt = event.timeStamp;
      return;
    }
    if (event.repeat || isCommand(event)) return giveUp();
    if (ENDS.includes(event.key)) return end(event);
    if (!isNamed) return keepField(event.target);
    const key = keyOf(event);
    if (!key) return giveUp();
    if (inserted !== '') giveUp();
    goOn(event.timeStamp);
    keepField(event.target);
    const isFirst = keys.length === 0;
    if (isFirst) beganAt = event.timeStamp;
    lone = isFirst ? event : undefined;
    keys.push(key);
    if (keys.length > LET_THROUGH) {
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
    // What comes all at once was dictated, filled in or expanded; in a field of its own the page takes it by Enter.
    const isSign = event.inputType === 'insertText' && event.data?.length === 1;
    if (!isSign || isSecret(event.target)) return;
    if (keys.length > 0) giveUp();
    goOn(event.timeStamp);
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
