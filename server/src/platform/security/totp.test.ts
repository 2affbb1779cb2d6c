import { expect, test } from 'vitest';
import { totpCode } from '../../testing/totp-code.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.ts';

/** '12345678901234567890' in base32, the secret of RFC 6238's appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

// Appendix B has 8 digits; 6-digit codes are the last 6 of them.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('accepts the code that RFC 6238 gives for second %i', (seconds, code) => {
  expect(totpCode(SECRET, at(seconds))).toBe(code.slice(2));
  expect(totpStep(SECRET, code.slice(2), at(seconds))).toBe(Math.floor(seconds / 30));
});

test('accepts the codes of the step before and after, and no others', () => {
  const steps = [-60, -30, 0, 30, 60].map((off) =>
    totpStep(SECRET, totpCode(SECRET, at(6000 + off)), at(6000)),
  );
  expect(steps).toEqual([undefined, 199, 200, 201, undefined]);
});

test.each(['', '28708', '2870821', '28708a', '٢٨٧٠٨٢', ' 287082', '1e5', '-28708'])(
  '%j is not a code',
  (code) => {
    expect(totpStep(SECRET, code, at(59))).toBeUndefined();
  },
);

test('a secret is new each time, and its address names the account', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(totpAddress(one, 'mariam@tawseel.example'));
  expect(address.pathname).toContain('mariam');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ issuer: 'Tawseel', secret: one });
});
