import '../ui/base.css';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { hostSettings } from '../api/host.ts';
import { uiTexts } from '../texts/en/common.ts';
import { loadTexts, type Spoken, speak } from '../texts/language.ts';
import { setPictureHost } from '../ui/display/safe-url.ts';
import { setTimeZone } from '../ui/formats.ts';
import { setComesAlong } from '../ui/states/lazy-component.ts';
import { applyTheme } from '../ui/theme.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { UiTextsProvider } from '../ui/ui-texts.tsx';

applyTheme();
setComesAlong(loadTexts);

/** Wraps a page of an entry in direction, texts of the kit and toasts. */
export const PageRoot = ({ dir, children }: { dir: Spoken['dir']; children: ReactNode }) => (
  <DirectionProvider direction={dir}>
    <UiTextsProvider texts={uiTexts}>
      {children}
      <Toaster />
    </UiTextsProvider>
  </DirectionProvider>
);

/** Renders a page of an entry once its texts and its code are loaded. The settings must be loaded. */
export async function showPage(
  language: Spoken,
  page: ReactNode,
  loadCode: () => Promise<unknown>,
): Promise<void> {
  const { apiHost, timeZone } = hostSettings();
  setTimeZone(timeZone);
  setPictureHost(apiHost);
  await Promise.all([speak(language), loadCode()]);
  const root = createRoot(document.getElementById('root')!);
  // At once, so that a prefetched answer is in the first frame.
  flushSync(() =>
    root.render(
      <StrictMode>
        <PageRoot dir={language.dir}>{page}</PageRoot>
      </StrictMode>,
    ),
  );
}
