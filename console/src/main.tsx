import './ui/base.css';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { hostSettings } from './api/host.ts';
import { loadPage, Pages } from './app/routes.tsx';
import { uiTexts } from './texts/common.ts';
import { type Language, loadTexts, speak } from './texts/language.ts';
import { setTimeZone } from './ui/format.ts';
import { setComesAlong } from './ui/lazy-component.ts';
import { setPictureHost } from './ui/safe-url.ts';
import { applyTheme } from './ui/theme.ts';
import { Toaster } from './ui/toaster.tsx';
import { UiTextsProvider } from './ui/ui-texts.tsx';

applyTheme();
setComesAlong(loadTexts);

/** Draws the page once its texts and code are here; wants the settings loaded. */
export async function show(language: Language): Promise<void> {
  const { apiHost, timeZone } = hostSettings();
  setTimeZone(timeZone);
  setPictureHost(apiHost);
  // A screen that could not be fetched says so where it is drawn.
  await Promise.all([speak(language), loadPage(location.pathname).catch(() => undefined)]);
  const root = createRoot(document.getElementById('root')!);
  // At once, so that an answer asked ahead is in the first frame.
  flushSync(() =>
    root.render(
      <StrictMode>
        <DirectionProvider direction={language.dir}>
          <UiTextsProvider texts={uiTexts}>
            <BrowserRouter>
              <Pages />
            </BrowserRouter>
            <Toaster />
          </UiTextsProvider>
        </DirectionProvider>
      </StrictMode>,
    ),
  );
}
