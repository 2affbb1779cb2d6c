import './ui/base.css';
import './ui/travel.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadHostSettings } from './api/host.ts';
import { Pages } from './app/routes.tsx';
import { uiTexts } from './texts/common.ts';
import { setTimeZone } from './ui/format.ts';
import { setPictureHost } from './ui/safe-url.ts';
import { applyTheme } from './ui/theme.ts';
import { Toaster } from './ui/toaster.tsx';
import { UiTextsProvider } from './ui/ui-texts.tsx';

applyTheme();
const { apiHost, timeZone } = await loadHostSettings();
setTimeZone(timeZone);
setPictureHost(apiHost);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <UiTextsProvider texts={uiTexts}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
      <Toaster />
    </UiTextsProvider>
  </StrictMode>,
);
