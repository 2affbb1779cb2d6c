import { onTexts, type Texts } from './language.ts';

export let cameraText: Texts<'camera'>['cameraText'];

onTexts('camera', (texts) => {
  ({ cameraText } = texts);
});
