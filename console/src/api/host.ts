import type { Feature } from '@tawseel/contract/facts/features';
import { isAllowed, type May } from '@tawseel/contract/facts/permission';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import type { Route } from '@tawseel/contract/route';

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

const DEFAULTS: HostSettings = {
  apiHost: '',
  bulkConfirmPhrase: 'UPDATE ALL RATES',
  timeZone: 'Asia/Dubai',
  features: [],
};
const WAIT_MS = 3000;

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
function settingsIn(document: unknown): HostSettings {
  const wrong: string[] = [];
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const given: unknown = Reflect.get(Object(document), name);
    const value = reader(given);
    if (given !== undefined && value === undefined) wrong.push(name);
    return value === undefined ? [] : [[name, value]];
  });
  if (wrong.length > 0) console.warn(`settings.json: left out ${wrong.join(', ')}`);
  return { ...DEFAULTS, ...Object.fromEntries(read) };
}

let current = DEFAULTS;
let isKnown = false;
let role: PersonRole = 'administrator';

async function fetchDocument(): Promise<string> {
  const response = await fetch('/settings.json', { cache: 'no-store', signal: AbortSignal.timeout(WAIT_MS) });
  return response.ok ? response.text() : '{}';
}

/**
 * Reads the run-time configuration once, before the first screen: from the page, into which our server writes it,
 * otherwise from the document next to it. What is missing or unreadable has its default: same origin.
 */
export async function loadHostSettings(inPage?: string | null): Promise<HostSettings> {
  current = DEFAULTS;
  isKnown = false;
  try {
    const document = inPage || (await fetchDocument());
    isKnown = true;
    current = settingsIn(JSON.parse(document));
  } catch (cause) {
    console.warn('settings.json', cause);
  }
  return current;
}

export function hostSettings(): HostSettings {
  return current;
}

/** Returns true if the API host has a feature: `tawseel` for our own server, `mail` if it sends mail. */
export function hasFeature(feature: Feature): boolean {
  return current.features.includes(feature);
}

/** Returns true if the API host is another company's; false while that is unknown, as without a network. */
export function isForeignHost(): boolean {
  return isKnown && !hasFeature('tawseel');
}

/** Sets the role of the signed-in user; administrator until then. */
export function actAs(theirs: PersonRole): void {
  role = theirs;
}

/** Returns true if an administrator has signed in; only they see whole account numbers. */
export function isAdministrator(): boolean {
  return role === 'administrator';
}

type Needs = { may?: May; feature?: Feature | undefined };

/** Returns true if the host has a part and the signed-in role may use it. */
export function isFor(part: Needs): boolean {
  return (part.feature === undefined || hasFeature(part.feature)) && isAllowed(part, role);
}

/**
 * Returns true if a call can be made: the specification lists it or the host names its feature, and the role may make
 * it.
 */
export function hasCall(row: Route): boolean {
  return isFor(row);
}
