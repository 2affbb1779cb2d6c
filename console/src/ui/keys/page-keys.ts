import { isWindowOpen } from '../dialog/is-window-open.ts';

/** Returns the name of a key: the letter that it types, otherwise the one in its place on a US keyboard. */
export function nameOfKey({ key, code }: KeyboardEvent): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? '';
}

/** Returns true if a key is pressed in a field. */
export function isInField(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

/** Returns true if a key belongs to an open dialog or to the field in which it was pressed; checkboxes take none. */
export function isKeyTaken(target: EventTarget | null): boolean {
  return isWindowOpen() || (isInField(target) && !target.matches('input[type="checkbox"]'));
}
