/** What is printed on a key: the letter that it types, else the one at its place on a US keyboard. */
export function nameOfKey({ key, code }: KeyboardEvent): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  return /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(code)?.[1] ?? '';
}

/** Whether a key is for a window that is open, or for the field that it was pressed in. */
export function isKeyTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), select, textarea'))
  );
}
