import { type LanguageOf, textsOf } from '../../texts/language.ts';
import type { english } from './english.ts';

export type Language = LanguageOf<typeof english>;

export let secondText: Awaited<ReturnType<Language['parts']['second']>>['secondText'];

textsOf<typeof english>()('second', (texts) => {
  ({ secondText } = texts);
});
