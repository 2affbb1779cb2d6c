import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { uiTexts } from '../texts/en/common.ts';
import { UiTextsProvider } from '../ui/ui-texts.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Draws components into an empty jsdom page, for tests of the kit. */
export function testPage() {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  return {
    place,
    draw: (node: ReactNode) =>
      act(() => root.render(<UiTextsProvider texts={uiTexts}>{node}</UiTextsProvider>)),
    leave: () => act(() => root.unmount()),
  };
}

/** Finds the one element or fails the test. */
export function find<Found extends Element>(selector: string, kind: new () => Found): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}

/** The button that says this. */
export function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === text || each.getAttribute('aria-label') === text,
  );
  if (!found) throw new Error(`No button says ${text}.`);
  return found;
}

/** Makes the text box hold this text, as typing or pasting it would. */
export function type(input: HTMLInputElement, text: string): Promise<void> {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function press(element: HTMLElement): Promise<void> {
  return act(async () => element.click());
}
