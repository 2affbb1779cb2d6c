import './ui/base.css';
import './ui/intercept-pop-state.ts';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadHostSettings } from './api/host.ts';
import { Pages } from './app/routes.tsx';
import { uiTexts } from './texts/common.ts';
import { english } from './texts/en/english.ts';
import { loadTexts, speak } from './texts/language.ts';
import { setTimeZone } from './ui/format.ts';
import { ChunkLoadError, setComesAlong } from './ui/lazy-component.ts';
import { reloadOnce } from './ui/reload.ts';
import { setPictureHost } from './ui/safe-url.ts';
import { applyTheme } from './ui/theme.ts';
import { Toaster } from './ui/toaster.tsx';
import { UiTextsProvider } from './ui/ui-texts.tsx';

applyTheme();
setComesAlong(loadTexts);
const language = english;
document.documentElement.lang = language.locale;
document.documentElement.dir = language.dir;

/** Texts that an update has taken away come with the page anew; else the one sentence that is here says so. */
async function withoutTexts(cause: unknown): Promise<never> {
  if (!(await reloadOnce())) document.body.textContent = language.notLoaded;
  throw new ChunkLoadError('The texts of the console could not be fetched.', { cause });
}

const [{ apiHost, timeZone }] = await Promise.all([loadHostSettings(), speak(language).catch(withoutTexts)]);
setTimeZone(timeZone);
setPictureHost(apiHost);

createRoot(document.getElementById('root')!).render(
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
);
