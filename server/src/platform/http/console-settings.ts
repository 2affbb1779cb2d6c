import { FEATURES, type Feature } from '@tawseel/contract/facts/features';
import type { Settings } from '../settings.ts';
import type { Services } from './serve.ts';

/** Maximum wait for the database before a page is sent without the latest name and logo. */
const WAIT_MS = 500;

/** Name and logo of the business, shown in the console. */
export type Brand = { name: string; logo: string };
export type FindBrand = () => Promise<Brand>;

/**
 * Returns the features that the console may offer: none beyond the specification if the API belongs to another
 * company.
 */
export function featuresOf(settings: Settings): readonly Feature[] {
  if (settings.API_HOST && !settings.API_HOST_IS_TAWSEEL) return [];
  return settings.SMTP_URL ? FEATURES : FEATURES.filter((feature) => feature !== 'mail');
}

/**
 * Returns a function that reads the name and logo with a time limit; concurrent callers share one read. If it takes
 * too long or fails, the previous values are returned.
 */
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

/**
 * Returns a function that builds the console's current runtime configuration; it includes the business if this server
 * provides the API.
 */
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
