// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY, languageTag as tagIn } from './language-choice.ts';
import { LANGUAGES } from './languages.ts';

const languageTag = (language?: string, features: string[] = ['tawseel']) =>
  tagIn(LANGUAGES, { features, ...(language && { language }) });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => vi.restoreAllMocks());

const visit = (search: string) => history.replaceState(null, '', `/users${search}`);

test('is English if the user has not chosen one', () => {
  expect(languageTag()).toBe('en');
});

test("the user's own language overrides the business's, and the address overrides both for the visit", () => {
  expect(languageTag('en-XA')).toBe('en-XA');
  localStorage.setItem(LANGUAGE_KEY, 'ar-XB');
  expect(languageTag('en-XA')).toBe('ar-XB');
  visit('?lang=en');
  expect(languageTag('en-XA')).toBe('en');
  visit('');
  expect(languageTag('en-XA')).toBe('en');
  sessionStorage.clear();
  expect(languageTag('en-XA')).toBe('ar-XB');
});

test("is the browser's where neither the user nor the business chose one, on our own server", () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'ar-AE', 'en-GB']);
  expect([languageTag(), languageTag('en'), languageTag(undefined, [])]).toEqual(['ar', 'en', 'en']);
  localStorage.setItem(LANGUAGE_KEY, 'en');
  expect(languageTag()).toBe('en');
});

test("is the setting's or English with another company's server, whatever the address and the browser name", () => {
  localStorage.setItem(LANGUAGE_KEY, 'ar');
  sessionStorage.setItem(LANGUAGE_KEY, 'ar');
  visit('?lang=ar');
  expect([languageTag(undefined, []), languageTag('ar-XB', [])]).toEqual(['en', 'ar-XB']);
});

test.each(['?lang=xx', '?lang=constructor', '?lang='])('ignores an unknown language: %s', (search) => {
  visit(search);
  expect(languageTag('nonsense')).toBe('en');
  expect(languageTag('ar-XB')).toBe('ar-XB');
});
