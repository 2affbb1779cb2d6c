/** What the console is told at run time by the small document served beside it. */
export type HostSettings = { apiHost: string; bulkConfirmPhrase: string; timeZone: string };

const DEFAULTS: HostSettings = { apiHost: '', bulkConfirmPhrase: 'UPDATE ALL RATES', timeZone: 'Asia/Dubai' };
const WAIT_MS = 3000;

let current = DEFAULTS;

/** Read once, before the first screen. A missing or unreadable document leaves the defaults: same origin. */
export async function loadHostSettings(): Promise<HostSettings> {
  try {
    const response = await fetch('/settings.json', { signal: AbortSignal.timeout(WAIT_MS) });
    if (response.ok) current = { ...DEFAULTS, ...(await response.json()) };
  } catch {
    current = DEFAULTS;
  }
  return current;
}

export function hostSettings(): HostSettings {
  return current;
}
