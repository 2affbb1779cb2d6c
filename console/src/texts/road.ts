import { onTexts, type Texts } from './language.ts';

export let roadText: Texts<'road'>['roadText'];

onTexts('road', (texts) => {
  ({ roadText } = texts);
});
