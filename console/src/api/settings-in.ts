import type { Feature } from '@tawseel/contract/facts/features';

/** Run-time configuration, from the document served next to the console. */
export type HostSettings = {
  apiHost: string;
  bulkConfirmPhrase: string;
  timeZone: string;
  /** Features of the API host beyond the specification. */
  features: readonly Feature[];
  /** Tag of the default language. */
  language?: string;
  /** Trade name and logo, if the server has its own API. */
  business?: { name: string; logo: string };
};

/** An address of a server, or a path on that of the console; without the slash at its end. */
const API_HOST = /^(?:https?:\/\/[^/?#\s]+|(?=\/))(?:\/[^/?#\s]+)*$/i;

function isTimeZone(value: unknown): value is string {
  try {
    return typeof value === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

function apiHostIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const host = value.trim().replace(/\/+$/, '');
  return host === '' || API_HOST.test(host) ? host : undefined;
}

function businessIn(value: unknown): HostSettings['business'] | undefined {
  const { name, logo }: { name?: unknown; logo?: unknown } = Object(value);
  return typeof name === 'string' && typeof logo === 'string' ? { name, logo } : undefined;
}

type Readers = { [Name in keyof HostSettings]-?: (value: unknown) => HostSettings[Name] | undefined };

/** Read each setting, or return undefined if it is wrong: the document may be written by hand. */
const readers: Readers = {
  apiHost: apiHostIn,
  bulkConfirmPhrase: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
  timeZone: (value) => (isTimeZone(value) ? value : undefined),
  features: (value) => (Array.isArray(value) ? value : undefined),
  language: (value) => (typeof value === 'string' ? value : undefined),
  business: businessIn,
};

/** Returns the settings in a document. Those that are wrong are left out, and named in the browser's console. */
export function settingsIn(document: unknown): Partial<HostSettings> {
  const wrong: string[] = [];
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const given: unknown = Reflect.get(Object(document), name);
    const value = reader(given);
    if (given !== undefined && value === undefined) wrong.push(name);
    return value === undefined ? [] : [[name, value]];
  });
  if (wrong.length > 0) console.warn(`settings.json: left out ${wrong.join(', ')}`);
  return Object.fromEntries(read);
}
