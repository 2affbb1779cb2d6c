import { CLIENT_ID_LENGTH } from '@tawseel/contract/facts/scans';

/** Those of base64url, in the order of their codes: ids of a later time come later. */
const SIGNS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_SIGNS = 9;

/** Draws the id of a scan or an act: nine signs of its time in milliseconds, thirteen of chance, 78 bits. */
export function newClientId(at: number): string {
  let time = '';
  for (let left = at; time.length < TIME_SIGNS; left = Math.floor(left / SIGNS.length)) {
    time = SIGNS.charAt(left % SIGNS.length) + time;
  }
  const chance = crypto.getRandomValues(new Uint8Array(CLIENT_ID_LENGTH - TIME_SIGNS));
  return time + Array.from(chance, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
}

/** Returns the id that this browser keeps under a key, drawn once: a server knows the device by it. */
export function deviceId(key: string): string {
  const known = localStorage.getItem(key);
  if (known) return known;
  const drawn = newClientId(Date.now());
  localStorage.setItem(key, drawn);
  return drawn;
}
