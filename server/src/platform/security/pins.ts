import { randomInt } from 'node:crypto';

const UP = '01234567890123456789';
const DOWN = [...UP].reverse().join('');

/** Returns true if a PIN of 6 digits is easy to guess: a sequence, a repetition, or the end of the phone number. */
export function isWeakPin(pin: string, phone: string): boolean {
  const repeats = /^(\d)\1+$|^(\d\d)\2+$|^(\d\d\d)\3$/.test(pin);
  return repeats || UP.includes(pin) || DOWN.includes(pin) || phone.endsWith(pin);
}

/** Generates a PIN of 6 digits that is not weak. */
export function generatePin(): string {
  for (;;) {
    const pin = String(randomInt(1_000_000)).padStart(6, '0');
    if (!isWeakPin(pin, '')) return pin;
  }
}
