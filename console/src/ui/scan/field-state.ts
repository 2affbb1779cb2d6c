/** State of a field before typing. */
export type FieldState = { element: Element; restore: () => void };

/** Sets a value as a user would: React hears of it. */
function setValue(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // React overrides the property of the element itself.
  const prototype: unknown = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(
    new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

function isText(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Stores the state of a field, if the target is one. */
export function keep(target: EventTarget | null): FieldState | undefined {
  if (target instanceof HTMLSelectElement) {
    const { value } = target;
    return { element: target, restore: () => target.value !== value && setValue(target, value) };
  }
  if (!isText(target)) return undefined;
  // Fields of numbers and dates have no selection.
  const { value, selectionStart: start, selectionEnd: end } = target;
  return {
    element: target,
    restore() {
      if (target.value !== value) setValue(target, value);
      if (start !== null) target.setSelectionRange(start, end);
    },
  };
}

/** Types a text into a field at its caret, if the field takes text. */
export function typeInto(element: Element | null, text: string): void {
  if (!isText(element) || element.readOnly || element.disabled) return;
  // The only way that keeps what can be undone, and that fields of numbers have.
  if (document.execCommand?.('insertText', false, text)) return;
  const { value, selectionStart, selectionEnd } = element;
  const start = selectionStart ?? value.length;
  setValue(element, value.slice(0, start) + text + value.slice(selectionEnd ?? start));
  if (selectionStart !== null) element.setSelectionRange(start + text.length, start + text.length);
}
