// @vitest-environment jsdom

import { FEATURES } from '@tawseel/contract/facts/features';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hostSettings, loadHostSettings } from '../../api/host.ts';
import { renderPart } from '../../testing/page.tsx';
import { languageTag } from '../../texts/language-choice.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LoginLanguages } from './login-languages.tsx';

afterEach(() => loadHostSettings('{}'));

test("with another company's server there is no choice", () => {
  renderPart(<LanguageChoice />);
  expect(screen.queryByLabelText('Language')).toBeNull();
});

test('the user chooses a language by its own name, for this browser', async () => {
  await loadHostSettings(JSON.stringify({ features: FEATURES }));
  renderPart(<LanguageChoice />);
  const choice = screen.getByLabelText<HTMLSelectElement>('Language');
  expect([...choice.options].map(({ value }) => value)).toEqual(['en', 'ar', 'en-XA', 'ar-XB']);
  expect([choice.value, choice.options[0]?.text]).toEqual(['en', 'English']);
  fireEvent.change(choice, { target: { value: 'ar-XB' } });
  expect(languageTag(LANGUAGES, hostSettings())).toBe('ar-XB');
});

test('a visitor chooses another language by its own name before signing in', async () => {
  await loadHostSettings(JSON.stringify({ features: FEATURES }));
  localStorage.clear();
  const setEmail = vi.fn();
  renderPart(<LoginLanguages email="sara@falcon.example" setEmail={setEmail} />);
  expect(setEmail).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'العربية' }));
  expect(languageTag(LANGUAGES, hostSettings())).toBe('ar');
  cleanup();
  // The page that follows has the typed email, once.
  renderPart(<LoginLanguages email="" setEmail={setEmail} />);
  renderPart(<LoginLanguages email="" setEmail={setEmail} />);
  expect(setEmail.mock.calls).toEqual([['sara@falcon.example']]);
});
