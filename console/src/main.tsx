import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadHostSettings } from './api/host.ts';
import { makeQueryClient } from './api/query-client.ts';
import { Pages } from './app/routes.tsx';
import { applyTheme } from './ui/theme.ts';
import { uiTexts } from './texts/common.ts';
import { setTimeZone } from './ui/format.ts';
import { Toaster } from './ui/toaster.tsx';
import { UiTextsProvider } from './ui/ui-texts.tsx';

applyTheme();
const { timeZone } = await loadHostSettings();
setTimeZone(timeZone);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={makeQueryClient()}>
      <UiTextsProvider texts={uiTexts}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
        <Toaster />
      </UiTextsProvider>
    </QueryClientProvider>
  </StrictMode>,
);
