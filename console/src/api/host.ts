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

let current = DEFAULTS;
let role: PersonRole = 'administrator';

async function fetchDocument(): Promise<object> {
  const response = await fetch('/settings.json', { cache: 'no-store', signal: AbortSignal.timeout(WAIT_MS) });
  return response.ok ? response.json() : {};
}

/**
 * Reads the run-time configuration once, before the first screen: from the page, into which our server writes it,
 * otherwise from the document next to it. If it is missing or unreadable, the defaults stay: same origin.
 */
export async function loadHostSettings(inPage?: string | null): Promise<HostSettings> {
  try {
    current = { ...DEFAULTS, ...(inPage ? JSON.parse(inPage) : await fetchDocument()) };
    // The document may be written by hand.
    if (!Array.isArray(current.features)) current = { ...current, features: [] };
  } catch {
    current = DEFAULTS;
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
