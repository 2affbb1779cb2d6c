import { beforeAll } from 'vitest';
import { english } from '../texts/en/english.ts';
import { loadTexts, speak } from '../texts/language.ts';
import { setComesAlong } from '../ui/lazy-component.ts';

// After the imports of the test, so that a module that evaluates a text as it is imported fails.
beforeAll(() => {
  setComesAlong(loadTexts);
  return speak(english);
});
