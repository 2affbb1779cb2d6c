import { Secret, TOTP } from 'otpauth';

/** Time-based one-time passwords (RFC 6238) as every authenticator app takes them: SHA-1, 6 digits, 30 seconds. */
const PERIOD_SECONDS = 30;
/** RFC 6238, 5.2: one step either way, for clocks that are not set and codes that are typed slowly. */
const WINDOW = 1;

const settled = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** Generates a shared secret: 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth:// address of a secret, which an authenticator app reads from a QR code. */
export function totpAddress(secret: string, account: string): string {
  return new TOTP({ ...settled, issuer: 'Tawseel', label: account, secret }).toString();
}

/** The time step that a code is of, around `now`; undefined when it is of none. A step counts 30 seconds since 1970. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  // Of other digits the library makes more bytes than it compares.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settled, secret });
  const away = totp.validate({ token: code, timestamp, window: WINDOW });
  return away === null ? undefined : totp.counter({ timestamp }) + away;
}
