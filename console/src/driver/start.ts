import { startPage } from '../entry/start-page.ts';
import { english } from '../texts/en/driver-english.ts';
import { SESSION_KEYS } from './queue/identity.ts';

void startPage({
  sessionKeys: SESSION_KEYS,
  chooseLanguage: () => english,
  notLoaded: english.notLoaded,
  load: () => import('./main.tsx'),
});
