import { onTexts, type Texts } from './language.ts';

export let areasText: Texts<'areas'>['areasText'];

onTexts('areas', (texts) => {
  ({ areasText } = texts);
});
