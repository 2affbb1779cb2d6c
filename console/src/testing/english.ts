import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { beforeAll } from 'vitest';
import { setSessionKeys } from '../api/token.ts';
import { english } from '../texts/en/english.ts';
import { loadTexts, speak } from '../texts/language.ts';
import { setComesAlong } from '../ui/states/lazy-component.ts';

// After the imports of the test, so that a module that evaluates a text as it is imported fails.
beforeAll(() => {
  setSessionKeys({ token: AUTH_TOKEN_KEY, person: 'signedIn' });
  setComesAlong(loadTexts);
  return speak(english);
});
