import { onTexts, type Texts } from './language.ts';

export let labelsText: Texts<'labels'>['labelsText'];

onTexts('labels', (texts) => {
  ({ labelsText } = texts);
});
