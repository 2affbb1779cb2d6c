import { deviceId } from '../../api/client-id.ts';
import { readToken } from '../../api/token.ts';

/** Separate storage keys, so that a driver's session never opens the console. */
export const SESSION_KEYS = { token: 'driverToken', person: 'driverSession' };

const DEVICE = 'driverDevice';
const PERSON = 'driverPerson';

/** Driver of this page. Stays after the session ends, so that only a PIN is asked for. */
export type Person = {
  id: string;
  name: string;
  /** Phone as typed at sign-in. */
  phone: string;
  /** End of the token for which the server returned this driver. */
  of: string;
};

/** Id of this phone; its token is valid on no other. */
export const deviceOf = () => deviceId(DEVICE);

export function tokenEnd(token = readToken()): string {
  return token?.slice(-8) ?? '';
}

export function readPerson(): Person | undefined {
  try {
    return JSON.parse(localStorage.getItem(PERSON) ?? '') as Person;
  } catch {
    return undefined;
  }
}

export function keepPerson(person: Person): void {
  localStorage.setItem(PERSON, JSON.stringify(person));
}

export function forgetPerson(): void {
  localStorage.removeItem(PERSON);
}

/** Returns true if the token is this driver's; nothing is sent with another's. */
export function isTheirs(person: Person | undefined): person is Person {
  return person !== undefined && readToken() !== null && person.of === tokenEnd();
}

/** Returns the id of the driver whose acts and files may go out now. */
export function whose(): string | undefined {
  const person = readPerson();
  return isTheirs(person) ? person.id : undefined;
}
