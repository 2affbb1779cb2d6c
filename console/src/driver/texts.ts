import type { english } from '../texts/en/driver-english.ts';
import { type LanguageOf, textsOf } from '../texts/language.ts';

export type Language = LanguageOf<typeof english>;
type Texts<Name extends keyof Language['parts']> = Awaited<ReturnType<Language['parts'][Name]>>;

export let driverText: Texts<'driver'>['driverText'];
export let cameraText: Texts<'camera'>['cameraText'];

const take = textsOf<typeof english>();

take('driver', (texts) => {
  ({ driverText } = texts);
});
take('camera', (texts) => {
  ({ cameraText } = texts);
});
