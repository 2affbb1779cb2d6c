import type { Feature } from '@tawseel/contract/facts/features';
import { isAllowed, type May } from '@tawseel/contract/facts/permission';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import type { Route } from '@tawseel/contract/route';

/** Run-time configuration, from the small document served beside the console. */
export type HostSettings = {
  apiHost: string;
  bulkConfirmPhrase: string;
  timeZone: string;
  /** Feature flags of the API host: what it has beyond the specification. */
  features: readonly Feature[];
  /** Tag of the language that people get who have chosen none. */
  language?: string;
  /** Trade name and logo, from a server that serves its own API. */
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
  const response = await fetch('/settings.json', { signal: AbortSignal.timeout(WAIT_MS) });
  return response.ok ? response.json() : {};
}

/**
 * Reads the run-time configuration once, before the first screen: from the page, into which our server writes it, else
 * from the document beside it. One that is missing or unreadable leaves the defaults: same origin.
 */
export async function loadHostSettings(inPage?: string | null): Promise<HostSettings> {
  try {
    current = { ...DEFAULTS, ...(inPage ? JSON.parse(inPage) : await fetchDocument()) };
    // The document may be somebody's own.
    if (!Array.isArray(current.features)) current = { ...current, features: [] };
  } catch {
    current = DEFAULTS;
  }
  return current;
}

export function hostSettings(): HostSettings {
  return current;
}

/** Feature detection: whether the API host is a server of ours (`tawseel`), or one that sends mail. */
export function hasFeature(feature: Feature): boolean {
  return current.features.includes(feature);
}

/** Takes over the role of whoever has signed in; an administrator until then. */
export function actAs(theirs: PersonRole): void {
  role = theirs;
}

/** Whether an administrator has signed in: account numbers are whole for them alone. */
export function isAdministrator(): boolean {
  return role === 'administrator';
}

type Needs = { may?: May; feature?: Feature | undefined };

/** Whether the host has a part, and it is for the role of whoever has signed in. */
export function isFor(part: Needs): boolean {
  return (part.feature === undefined || hasFeature(part.feature)) && isAllowed(part, role);
}

/** Whether a call can be made: the specification lists it or the host names its feature, and it is for this role. */
export function hasCall(row: Route): boolean {
  return isFor(row);
}
