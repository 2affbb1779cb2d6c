import { CLIENT_ID_LENGTH } from '@tawseel/contract/facts/scans';

/** Characters of base64url in the order of their codes, so that later ids sort later. */
const SIGNS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_SIGNS = 9;

/** Generates a time-ordered id: 9 characters of milliseconds, then 13 random characters (78 bits). */
export function newClientId(at: number): string {
  let time = '';
  for (let left = at; time.length < TIME_SIGNS; left = Math.floor(left / SIGNS.length)) {
    time = SIGNS.charAt(left % SIGNS.length) + time;
  }
  const chance = crypto.getRandomValues(new Uint8Array(CLIENT_ID_LENGTH - TIME_SIGNS));
  return time + Array.from(chance, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
}

/** Returns the id stored under a key in this browser, generated once; it identifies the device. */
export function deviceId(key: string): string {
  const known = localStorage.getItem(key);
  if (known) return known;
  const drawn = newClientId(Date.now());
  localStorage.setItem(key, drawn);
  return drawn;
}
