const UP = '01234567890123456789';
const DOWN = [...UP].reverse().join('');

/** Whether a PIN of 6 digits is among the first that are tried: a row, a repetition, the end of the phone number. */
export function isWeakPin(pin: string, phone: string): boolean {
  const repeats = /^(\d)\1+$|^(\d\d)\2+$|^(\d\d\d)\3$/.test(pin);
  return repeats || UP.includes(pin) || DOWN.includes(pin) || phone.endsWith(pin);
}
