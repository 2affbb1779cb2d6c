import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { startPage } from './entry/start-page.ts';
import { english } from './texts/en/english.ts';
import { LANGUAGES } from './texts/languages.ts';

void startPage({
  sessionKeys: { token: AUTH_TOKEN_KEY, person: 'signedIn' },
  languages: LANGUAGES,
  notLoaded: english.notLoaded,
  load: () => import('./main.tsx'),
});
