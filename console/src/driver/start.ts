import { startPage } from '../entry/start-page.ts';
import { DRIVER_LANGUAGES } from '../texts/driver-languages.ts';
import { english } from '../texts/en/driver-english.ts';
import { SESSION_KEYS } from './queue/identity.ts';

void startPage({
  sessionKeys: SESSION_KEYS,
  languages: DRIVER_LANGUAGES,
  notLoaded: english.notLoaded,
  load: () => import('./main.tsx'),
});
