import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { startPage } from './entry/start-page.ts';
import { english } from './texts/en/english.ts';

void startPage({
  language: english,
  sessionKeys: { token: AUTH_TOKEN_KEY, person: 'signedIn' },
  load: () => import('./main.tsx'),
});
