import { FEATURES, type Feature } from '@tawseel/contract/facts/features';
import type { Settings } from '../settings.ts';
import type { Services } from './serve.ts';

/** A page is shown without waiting longer for a database that is busy or down. */
const WAIT_MS = 500;

/** Name and logo of the business, as the console shows them. */
export type Brand = { name: string; logo: string };
export type FindBrand = () => Promise<Brand>;

/** What the console may offer: nothing beyond the specification where the API is another company's. */
export function featuresOf(settings: Settings): readonly Feature[] {
  if (settings.API_HOST && !settings.API_HOST_IS_TAWSEEL) return [];
  return settings.SMTP_URL ? FEATURES : FEATURES.filter((feature) => feature !== 'mail');
}

/** Reads the trade name and the logo, once for all who ask meanwhile; those of before where it takes too long or fails. */
function patiently(find: FindBrand): FindBrand {
  let known: Brand = { name: '', logo: '' };
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    known = await find();
  }

  return async () => {
    reading ??= read()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    const { promise: tooLong, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, WAIT_MS);
    await Promise.race([reading, tooLong]);
    clearTimeout(timer);
    return known;
  };
}

/** The run-time configuration of the console, as it is now; the business has a name in it where the API is this server. */
export function consoleSettings({ settings }: Services, findBrand: FindBrand): () => Promise<object> {
  const fixed = {
    apiHost: settings.API_HOST ?? '',
    bulkConfirmPhrase: settings.BULK_CONFIRM_PHRASE,
    timeZone: settings.TIME_ZONE,
    language: settings.CONSOLE_LANGUAGE,
    features: featuresOf(settings),
  };
  if (settings.API_HOST) return async () => fixed;
  const readBrand = patiently(findBrand);
  return async () => ({ ...fixed, business: await readBrand() });
}
