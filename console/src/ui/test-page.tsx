import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type UiTexts, UiTextsProvider } from './ui-texts.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const texts: UiTexts = {
  cancel: 'Cancel',
  clear: 'Clear',
  clearSearch: 'Clear the search',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyOf: (text) => `Copy ${text}`,
  dismiss: 'Dismiss',
  hidePassword: 'Hide password',
  loadedBefore: 'What you see was loaded before.',
  loading: 'Loading',
  next: 'Next',
  nextPicture: 'Next picture',
  nothingMatches: 'Nothing matches your search.',
  notifications: 'Notifications',
  notLoaded: 'This could not be loaded',
  notLoadedHint: 'Check your connection, then try again.',
  connectAndReload: 'Check your connection, then reload the page.',
  saveAndReload: 'Save what you typed, then reload the page.',
  notShown: 'This could not be shown',
  notShownHint: 'Try again. If it fails again, go on elsewhere: nothing that was saved is lost.',
  openOriginal: 'Open original in new tab',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  pages: 'Pages',
  pictureMissing: 'Picture not available',
  pictureOf: (picture, pictures) => `${picture} of ${pictures}`,
  previous: 'Previous',
  previousPicture: 'Previous picture',
  retry: 'Retry',
  selectAll: 'Select All',
  showPassword: 'Show password',
};

/** Draws components into an empty jsdom page, for tests of the kit. */
export function testPage() {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  return {
    place,
    draw: (node: ReactNode) =>
      act(() => root.render(<UiTextsProvider texts={texts}>{node}</UiTextsProvider>)),
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
