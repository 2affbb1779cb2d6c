import { isWindowOpen } from '../dialog/is-window-open.ts';

/** Returns the name of a key: the letter that it types, otherwise the one in its place on a US keyboard. */
export function nameOfKey({ key, code }: KeyboardEvent): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? '';
}

/** Returns true if a key belongs to an open dialog or to the field in which it was pressed. */
export function isKeyTaken(target: EventTarget | null): boolean {
  if (isWindowOpen()) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), select, textarea'))
  );
}
