import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts/en/common.ts';
import { UiTextsProvider } from '../ui/ui-texts.tsx';

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Functions of browsers that jsdom lacks. */
Object.assign(globalThis, {
  ResizeObserver: StillObserver,
  // A wide window, light, worked with a mouse.
  matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: query.includes('min-width') }),
  scrollTo: () => undefined,
});
Element.prototype.scrollIntoView = () => undefined;

/** Wrapper of every part of the kit. */
export const Kit = ({ children }: { children: ReactNode }) => (
  <UiTextsProvider texts={uiTexts}>{children}</UiTextsProvider>
);

/** Renders parts of the kit by themselves. */
export const renderPart = (part: ReactNode) => render(part, { wrapper: Kit });
