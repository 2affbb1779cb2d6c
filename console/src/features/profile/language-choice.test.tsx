// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/page.tsx';
import { languageTag } from '../../texts/language-choice.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { LanguageChoice } from './language-choice.tsx';

test('the user chooses a language by its own name, for this browser', () => {
  renderPart(<LanguageChoice />);
  const choice = screen.getByLabelText<HTMLSelectElement>('Language');
  expect([...choice.options].map(({ value }) => value)).toEqual(['en', 'en-XA', 'ar-XB']);
  expect([choice.value, choice.options[0]?.text]).toEqual(['en', 'English']);
  fireEvent.change(choice, { target: { value: 'ar-XB' } });
  expect(languageTag(LANGUAGES)).toBe('ar-XB');
});
