import { onTexts, type Texts } from './language.ts';

export let filtersText: Texts<'filters'>['filtersText'];

onTexts('filters', (texts) => {
  ({ filtersText } = texts);
});
