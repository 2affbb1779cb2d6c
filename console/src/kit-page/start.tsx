// The page at /kit of `npm run dev`; no entry builds it.
import { BrowserRouter } from 'react-router';
import { showPage } from '../entry/show-page.tsx';
import { english } from '../texts/en/english.ts';
import { KitPage } from './kit-page.tsx';

const page = (
  <BrowserRouter>
    <KitPage />
  </BrowserRouter>
);
void showPage(english, page, () => Promise.resolve());
