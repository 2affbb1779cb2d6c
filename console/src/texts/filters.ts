import { onTexts, type Texts } from './language.ts';

export let filtersText: Texts<'filters'>['filtersText'];
export let overviewText: Texts<'filters'>['overviewText'];

onTexts('filters', (texts) => {
  ({ filtersText, overviewText } = texts);
});
