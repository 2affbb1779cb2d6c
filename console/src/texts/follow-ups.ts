import { onTexts, type Texts } from './language.ts';

export let followUpsText: Texts<'followUps'>['followUpsText'];

onTexts('followUps', (texts) => {
  ({ followUpsText } = texts);
});
