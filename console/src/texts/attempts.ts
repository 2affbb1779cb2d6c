import { onTexts, type Texts } from './language.ts';

export let attemptsText: Texts<'attempts'>['attemptsText'];

onTexts('attempts', (texts) => {
  ({ attemptsText } = texts);
});
