import { onTexts, type Texts } from './language.ts';

export let hubText: Texts<'hub'>['hubText'];

onTexts('hub', (texts) => {
  ({ hubText } = texts);
});
