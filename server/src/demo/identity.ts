import { seededRandom } from './random.ts';

/**
 * Identity papers of a demo person, derived from the portrait's seed, so that a record and the drawings of its
 * documents agree without a number in an address, where it would end up in a log.
 */
export type Identity = {
  /** 'YYYY-MM-DD' */
  bornOn: string;
  identityNumber: string;
  licenceNumber: string;
  passportNumber: string;
  permitNumber: string;
};

export function identityOf(seed: string): Identity {
  const random = seededRandom(`identity ${seed}`);
  const year = random.between(1968, 2001);
  const bornOn = `${year}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
  return {
    bornOn,
    identityNumber: identityNumber(year, digits(random.next, 7)),
    licenceNumber: digits(random.next, 7),
    passportNumber: `${random.pick([...'ABEHKLNPRTZ'])}${digits(random.next, 7)}`,
    permitNumber: digits(random.next, 8),
  };
}

/** Emirates ID with its Luhn check digit, the last of fifteen digits: 784-1984-1234567-0. */
function identityNumber(year: number, serial: string): string {
  return `784-${year}-${serial}-${luhnDigit(`784${year}${serial}`)}`;
}

export function luhnDigit(payload: string): number {
  let sum = 0;
  for (let index = 0; index < payload.length; index += 1) {
    const digit = Number(payload.charAt(payload.length - 1 - index));
    const counted = index % 2 === 0 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return (10 - (sum % 10)) % 10;
}

/** Returns random digits without a leading zero. */
export function digits(next: () => number, count: number): string {
  let text = String(1 + Math.floor(next() * 9));
  while (text.length < count) text += String(Math.floor(next() * 10));
  return text;
}

/** IBAN of the Emirates with valid check digits (mod 97), of a bank that does not exist. */
export function accountNumber(next: () => number): string {
  const account = `099${digits(next, 16)}`;
  // ISO 7064 mod 97-10: the letters A and E count as 10 and 14, the check digits as 00.
  const check = 98n - (BigInt(`${account}101400`) % 97n);
  return `AE${String(check).padStart(2, '0')}${account}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
