// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Burst, GAP_MS, listenToScanners } from './wedge.ts';

const ID = 'TWS-2222-232W';
const OTHER = 'TWS-3333-3339';
const LETTERS = 'QWERTYUIOPASDFGHJKLZXCVBNM';
const DIGITS = '1234567890';

/** Text that the keys of the letters, the digits and the hyphen type on each layout, without Shift. */
const LAYOUTS: Readonly<Record<string, { letters: string; digits?: string; hyphen: string }>> = {
  QWERTY: { letters: 'qwertyuiopasdfghjklzxcvbnm', hyphen: '-' },
  AZERTY: { letters: 'azertyuiopqsdfghjklwxcvbn,', digits: '&é"\'(-è_çà', hyphen: ')' },
  QWERTZ: { letters: 'qwertzuiopasdfghjklyxcvbnm', hyphen: 'ß' },
  Arabic: { letters: 'ض ص ث ق ف غ ع ه خ ح ش س ي ب ل ا ت ن م ئ ء ؤ ر لا ى ة', hyphen: '-' },
  Urdu: { letters: 'قوعرتےءیہپاسدفگحجکلزشچطبنم', hyphen: '-' },
  Persian: { letters: 'ضصثقفغعهخحشسیبلاتنمظطزرذدئ', digits: '۱۲۳۴۵۶۷۸۹۰', hyphen: '-' },
};
type Layout = keyof typeof LAYOUTS;

/** The place of the key that a US keyboard has a sign on. */
function codeOf(sign: string): string {
  if (/[a-z]/i.test(sign)) return `Key${sign.toUpperCase()}`;
  if (/\d/.test(sign)) return `Digit${sign}`;
  return { '-': 'Minus', ':': 'Semicolon', '/': 'Slash', '.': 'Period', '?': 'Slash', '#': 'Digit3' }[sign]!;
}

function keyOn(layout: Layout, sign: string): string {
  const { letters, digits = DIGITS, hyphen } = LAYOUTS[layout]!;
  if (sign === '-') return hyphen;
  const letter = LETTERS.indexOf(sign.toUpperCase());
  const typed = letters.includes(' ') ? letters.split(' ') : [...letters];
  return typed[letter] ?? [...digits][DIGITS.indexOf(sign)] ?? sign;
}

let now = 0;
let bursts: Burst[] = [];
let lone: string[] = [];
let tooSlow: number[] = [];
let gap = GAP_MS;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [now, bursts, lone, tooSlow, gap] = [1000, [], [], [], GAP_MS];
  stop = listenToScanners({
    onBurst: (burst) => bursts.push(burst),
    onKey: ({ key }) => lone.push(key),
    isCode: ({ plain }) => plain.includes(ID),
    onTooSlow: (ms) => tooSlow.push(ms),
    gap: () => gap,
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Presses a key wherever the focus is; the browser types it unless that is prevented. */
function press(init: KeyboardEventInit, after = 8) {
  now += after;
  act(() => void vi.advanceTimersByTime(after));
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: now });
  let isTyped = false;
  act(() => {
    isTyped = target.dispatchEvent(event);
  });
  if (!isTyped || /^[A-Z]../.test(init.key ?? '') || !(target instanceof HTMLInputElement)) return isTyped;
  const text = new InputEvent('beforeinput', {
    bubbles: true,
    data: init.key ?? '',
    inputType: 'insertText',
  });
  Object.defineProperty(text, 'timeStamp', { value: now + 1 });
  act(() => void target.dispatchEvent(text));
  fireEvent.input(target, { target: { value: target.value + init.key } });
  return true;
}

type Typing = { layout?: Layout; gap?: number; end?: string; shift?: boolean; caps?: boolean };

/** Types a text as a scanner does that is set to a US keyboard. */
function scan(code: string, { layout = 'QWERTY', gap = 8, end = 'Enter', caps = false }: Typing = {}) {
  for (const sign of code) {
    const shiftKey = /[A-Z:?#_]/.test(sign);
    if (shiftKey) press({ key: 'Shift', code: 'ShiftLeft', shiftKey }, gap / 2);
    const key = keyOn(layout, sign);
    const isCapital = /\p{L}/u.test(key) && shiftKey !== caps;
    const pressed = { key: isCapital ? key.toUpperCase() : key, code: codeOf(sign), shiftKey };
    press({ ...pressed, modifierCapsLock: caps }, gap);
  }
  return press({ key: end, code: end }, gap);
}

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [value, setValue] = useState('Marina');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="street" value={value} onChange={(event) => setValue(event.target.value)} />
      <select aria-label="city" defaultValue="Ajman">
        <option>Ajman</option>
        <option>Dubai</option>
      </select>
      <p>{`kept ${value}`}</p>
    </form>
  );
}

describe.each(Object.keys(LAYOUTS))('with the computer on the layout %s', (layout) => {
  test('reads a code by physical key positions', () => {
    scan(ID, { layout });
    expect(bursts.map(({ byPlace }) => byPlace)).toEqual([ID]);
  });

  test.each([true, false])('reads it with Caps Lock %s and AltGr held on another keyboard', (caps) => {
    for (const sign of ID) {
      press({
        key: keyOn(layout, sign),
        code: codeOf(sign),
        modifierAltGraph: true,
        ctrlKey: true,
        altKey: true,
        modifierCapsLock: caps,
        shiftKey: caps,
      });
    }
    press({ key: 'Enter', code: 'Enter', ctrlKey: true, altKey: true });
    expect(bursts.map(({ plain }) => plain)).toEqual([ID]);
  });
});

test('reads the address in a QR code, also characters that need Shift', () => {
  const address = `https://parcels.example/t/${ID}`;
  scan(address, { layout: 'Arabic' });
  expect(bursts[0]?.byPlace).toBe(address);
});

test('keeps capitals sent without Shift, and small letters with Caps Lock', () => {
  for (const key of 'Ab-C12') press({ key, code: codeOf(key) });
  press({ key: 'Enter', code: 'Enter' });
  scan('ab-c12', { caps: true });
  expect(bursts.map(({ byPlace }) => byPlace)).toEqual(['Ab-C12', 'ab-c12']);
});

test("a scanner set to the computer's layout is read as it typed", () => {
  for (const key of 'AZ-12') press({ key, code: 'KeyQ' });
  press({ key: '9', code: 'Digit9' });
  press({ key: 'Enter', code: 'Enter' });
  expect(bursts[0]?.typed).toBe('AZ-129');
});

test.each(['Enter', 'Tab'])(
  'leaves a field unchanged, with its caret, and submits no form, ended by %s',
  (end) => {
    const submitted = vi.fn();
    render(<Form onSubmit={submitted} />);
    const street: HTMLInputElement = screen.getByLabelText('street');
    street.focus();
    street.setSelectionRange(2, 4);
    expect(scan(ID, { end })).toBe(false);
    expect(bursts).toHaveLength(1);
    expect(street.value).toBe('Marina');
    expect([street.selectionStart, street.selectionEnd]).toEqual([2, 4]);
    expect(screen.getByText('kept Marina')).toBeTruthy();
    expect(submitted).not.toHaveBeenCalled();
    expect(lone).toEqual([]);
  },
);

test('leaves a select unchanged that would treat letters as a choice', () => {
  render(<Form onSubmit={() => undefined} />);
  const city: HTMLSelectElement = screen.getByLabelText('city');
  city.focus();
  press({ key: 'd', code: 'KeyD' });
  fireEvent.change(city, { target: { value: 'Dubai' } });
  scan('WS-2222-232W');
  expect([bursts[0]?.plain, city.value]).toEqual(['DWS-2222-232W', 'Ajman']);
});

test('typing by hand keeps every character, however fast some follow', () => {
  render(<Form onSubmit={() => undefined} />);
  const street: HTMLInputElement = screen.getByLabelText('street');
  street.focus();
  for (const key of ['b', 'e', 'a', 'c', 'h', 'لا']) press({ key, code: 'KeyB' }, 12);
  press({ key: 'r', code: 'KeyR' }, 90);
  for (const key of 'oad') press({ key, code: codeOf(key) }, 110);
  press({ key: 'Enter', code: 'Enter' }, 20);
  expect(bursts).toEqual([]);
  expect(street.value).toBe('Marinabeachلاroad');
});

test('a key that is held down is not a burst', () => {
  press({ key: '2', code: 'Digit2' });
  for (let at = 0; at < 20; at += 1) press({ key: '2', code: 'Digit2', repeat: true }, 30);
  press({ key: 'Enter', code: 'Enter' }, 30);
  expect(bursts).toEqual([]);
});

test('five keys are too few, and a pause of 36 ms is too long for codes other than ours', () => {
  scan('TWS-2');
  scan(OTHER, { gap: 36 });
  expect(bursts).toEqual([]);
  scan(OTHER, { gap: 35 / 2 });
  expect(bursts).toHaveLength(1);
});

describe.each([36, 60, 85])('a scanner that sends a key every %s ms', (slow) => {
  test.each(['body', 'street', 'city'])('is read by the content of our codes (focus: %s)', (focus) => {
    const submitted = vi.fn();
    render(<Form onSubmit={submitted} />);
    const street: HTMLInputElement = screen.getByLabelText('street');
    if (focus !== 'body') screen.getByLabelText(focus).focus();
    for (const code of [ID, ID.toLowerCase()]) expect(scan(code, { gap: slow })).toBe(false);
    expect(bursts.map(({ plain, isBroken }) => [plain, isBroken])).toEqual([
      [ID, false],
      [ID, false],
    ]);
    vi.advanceTimersByTime(1000);
    expect([lone, street.value, tooSlow]).toEqual([[], 'Marina', []]);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('sends two line ends, and the second presses nothing', () => {
    scan(ID, { gap: slow });
    expect(press({ key: 'Enter', code: 'Enter' }, slow)).toBe(false);
    // That of a person does, right after a fast scan, too.
    scan(ID);
    expect(press({ key: 'Enter', code: 'Enter' }, slow)).toBe(true);
  });

  test('is reported as too slow for other codes, and triggers no shortcut', () => {
    expect(scan('1za1b2c3', { gap: slow })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect([bursts, lone, tooSlow]).toEqual([[], [], [slow]]);
  });

  test('is read for any code if the gap setting of the station allows it', () => {
    gap = 100;
    scan('1ZA1B2C3', { gap: slow / 2 });
    expect([bursts.map(({ plain }) => plain), tooSlow]).toEqual([['1ZA1B2C3'], []]);
  });
});

test('text typed in a field as fast as a slow scanner stays, and Enter submits the form', () => {
  gap = 100;
  const submitted = vi.fn();
  render(<Form onSubmit={submitted} />);
  const street: HTMLInputElement = screen.getByLabelText('street');
  street.focus();
  expect(scan('beach road', { gap: 60 })).toBe(true);
  expect([street.value, bursts, tooSlow]).toEqual(['Marinabeach road', [], []]);
});

test('text typed by hand just before a scan stays', () => {
  render(<Form onSubmit={() => undefined} />);
  const street: HTMLInputElement = screen.getByLabelText('street');
  street.focus();
  for (const key of 'ab') press({ key, code: codeOf(key) }, 90);
  now += 52;
  scan(ID);
  expect([street.value, bursts.map(({ plain }) => plain)]).toEqual(['Marinaab', [ID]]);
});

test('two quick shortcuts are both reported, three keys are none', () => {
  for (const key of 'rm') press({ key, code: codeOf(key) }, 60);
  vi.advanceTimersByTime(150);
  expect(lone).toEqual(['r', 'm']);
  for (const key of 'rms') press({ key, code: codeOf(key) }, key === 'r' ? 500 : 60);
  vi.advanceTimersByTime(150);
  expect(lone).toEqual(['r', 'm']);
});

test('a scanner that pauses once is read completely', () => {
  for (const [at, sign] of [...ID].entries()) {
    press({ key: sign, code: codeOf(sign), shiftKey: true }, at === 5 ? 60 : 8);
  }
  press({ key: 'Enter', code: 'Enter' });
  expect(bursts.map(({ plain, isBroken }) => [plain, isBroken])).toEqual([[ID, false]]);
});

test('after a long pause the rest of a scan is reported as broken; the next burst is complete', () => {
  for (const [at, sign] of [...ID].entries()) {
    press({ key: sign, code: codeOf(sign), shiftKey: true }, at === 5 ? 120 : 8);
  }
  press({ key: 'Enter', code: 'Enter' });
  vi.advanceTimersByTime(1000);
  now += 1000;
  scan(ID);
  expect(bursts.map(({ plain, isBroken }) => [plain, isBroken])).toEqual([
    ['222-232W', true],
    [ID, false],
  ]);
});

test('a burst whose keys are delivered late is read completely, by their event times', () => {
  render(<Form onSubmit={() => undefined} />);
  const street: HTMLInputElement = screen.getByLabelText('street');
  street.focus();
  for (const sign of ID) {
    press({ key: sign, code: codeOf(sign), shiftKey: true });
    act(() => void vi.advanceTimersByTime(200));
  }
  press({ key: 'Enter', code: 'Enter' });
  expect(bursts.map(({ plain, isBroken }) => [plain, isBroken])).toEqual([[ID, false]]);
  expect(street.value).toBe('Marina');
});

test('a shortcut is reported once no other key has followed, and never for the first key of a burst', () => {
  press({ key: 'm', code: 'KeyM' }, 500);
  expect(lone).toEqual([]);
  vi.advanceTimersByTime(150);
  expect(lone).toEqual(['m']);
  scan(ID);
  vi.advanceTimersByTime(150);
  press({ key: 'k', code: 'KeyK', ctrlKey: true }, 500);
  vi.advanceTimersByTime(150);
  expect(lone).toEqual(['m']);
});

test('two scanners one after the other are two codes', () => {
  scan(ID);
  scan('TWS-3333-3339');
  expect(bursts.map(({ plain }) => plain)).toEqual([ID, 'TWS-3333-3339']);
});

test('two scanners typing simultaneously are one burst that is neither code, and its second end presses nothing', () => {
  const other = 'TWS-3333-333A';
  for (const [at, sign] of [...ID].entries()) {
    for (const each of [sign, other[at]!]) press({ key: each, code: codeOf(each), shiftKey: true }, 4);
  }
  expect([press({ key: 'Enter', code: 'Enter' }), press({ key: 'Enter', code: 'Enter' })]).toEqual([
    false,
    false,
  ]);
  expect(bursts).toHaveLength(1);
  expect([ID, other]).not.toContain(bursts[0]?.plain);
});

describe('an Android handheld, whose keys have no names', () => {
  /** Events in the order of Chrome: the key, then the input before the text is inserted. */
  function type(data: string, after = 12) {
    now += after;
    act(() => void vi.advanceTimersByTime(after));
    const field = document.activeElement as HTMLInputElement;
    const key = new KeyboardEvent('keydown', { bubbles: true, key: 'Unidentified', keyCode: 229 });
    const text = new InputEvent('beforeinput', { bubbles: true, data, inputType: 'insertText' });
    for (const event of [key, text]) {
      Object.defineProperty(event, 'timeStamp', { value: now });
      act(() => void field.dispatchEvent(event));
    }
    fireEvent.input(field, { target: { value: field.value + data } });
  }

  test('is read, and the field is unchanged', () => {
    render(<Form onSubmit={() => undefined} />);
    const street: HTMLInputElement = screen.getByLabelText('street');
    street.focus();
    for (const sign of ID) type(sign);
    expect(press({ key: 'Enter', code: '' })).toBe(false);
    expect(bursts.map(({ byPlace }) => byPlace)).toEqual([ID]);
    expect(street.value).toBe('Marina');
  });

  test('text that arrives as a whole, by dictation or autofill, is text, and Enter submits its form', () => {
    render(<Form onSubmit={() => undefined} />);
    const street: HTMLInputElement = screen.getByLabelText('street');
    street.focus();
    type(ID);
    expect(press({ key: 'Enter', code: 'Enter' })).toBe(true);
    expect([bursts, street.value]).toEqual([[], `Marina${ID}`]);
  });

  test('text filled into a password field is never read', () => {
    render(<input aria-label="secret" type="password" defaultValue="" />);
    screen.getByLabelText('secret').focus();
    for (const sign of 'a long password') type(sign);
    press({ key: 'Enter', code: '' });
    expect(bursts).toEqual([]);
  });

  test('text filled in before a scanner typed there stays', () => {
    render(<Form onSubmit={() => undefined} />);
    const street: HTMLInputElement = screen.getByLabelText('street');
    street.focus();
    for (const sign of ' Walk') type(sign);
    scan(ID);
    expect(bursts.map(({ byPlace }) => byPlace)).toEqual([ID]);
    expect(street.value).toBe('Marina Walk');
  });
});
