import type { Feature } from '@tawseel/contract/facts/features';
import { isAllowed, type May } from '@tawseel/contract/facts/permission';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import type { Route } from '@tawseel/contract/route';
import type { HostSettings } from './settings-in.ts';

const DEFAULTS: HostSettings = {
  apiHost: '',
  bulkConfirmPhrase: 'UPDATE ALL RATES',
  timeZone: 'Asia/Dubai',
  features: [],
};
const WAIT_MS = 3000;

let current = DEFAULTS;
let isKnown = false;
let role: PersonRole = 'administrator';

async function fetchSettings(): Promise<unknown> {
  try {
    const response = await fetch('/settings.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    isKnown = true;
    return response.ok ? await response.json() : {};
  } catch (cause) {
    console.warn('settings.json', cause);
    return {};
  }
}

/**
 * Reads the run-time configuration once, before the first screen: from the page, into which our server writes it,
 * otherwise from the document next to it. What is missing or unreadable has its default: same origin. Rejects if the
 * code that checks the document cannot be loaded: a page with the wrong API host would be worse than none.
 */
export async function loadHostSettings(inPage?: string | null): Promise<HostSettings> {
  current = DEFAULTS;
  isKnown = Boolean(inPage);
  // Only a document that is written by hand can be wrong.
  const [given, check] = inPage
    ? [JSON.parse(inPage)]
    : await Promise.all([fetchSettings(), import('./settings-in.ts')]);
  current = { ...DEFAULTS, ...(check ? check.settingsIn(given) : given) };
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
