import { deviceId } from '../../api/client-id.ts';
import { readToken } from '../../api/token.ts';

/** Its own: a driver who signs in opens no console on the same phone. */
export const SESSION_KEYS = { token: 'driverToken', person: 'driverSession' };

const DEVICE = 'driverDevice';
const PERSON = 'driverPerson';

/** Whose page this is. Stays when the session ends, so that a PIN is all that is asked for. */
export type Person = {
  id: string;
  name: string;
  /** As typed when signing in. */
  phone: string;
  /** End of the token that the server has answered with this driver. */
  of: string;
};

/** Id of this phone: a token of it is good on no other. */
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

/** Whether the token is known to be theirs: nothing of theirs is sent with another's. */
export function isTheirs(person: Person | undefined): person is Person {
  return person !== undefined && readToken() !== null && person.of === tokenEnd();
}

/** Returns the id of the driver whose acts and files may go out now. */
export function whose(): string | undefined {
  const person = readPerson();
  return isTheirs(person) ? person.id : undefined;
}
