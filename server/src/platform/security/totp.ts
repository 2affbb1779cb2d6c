import { Secret, TOTP } from 'otpauth';

/** Time-based one-time passwords (RFC 6238) as all authenticator apps support them: SHA-1, 6 digits, 30 seconds. */
const PERIOD_SECONDS = 30;
/** RFC 6238, 5.2: one step either way, for inaccurate clocks and slow typing. */
const WINDOW = 1;

const settled = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** Generates a shared secret: 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the otpauth:// address of a secret, which authenticator apps read from a QR code. */
export function totpAddress(secret: string, account: string): string {
  return new TOTP({ ...settled, issuer: 'Tawseel', label: account, secret }).toString();
}

/**
 * Returns the time step of a code around `now`, or undefined if it has none. A step is the number of 30-second
 * periods since 1970.
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  // Refuses non-ASCII digits, which become more bytes than the library compares.
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settled, secret });
  const away = totp.validate({ token: code, timestamp, window: WINDOW });
  return away === null ? undefined : totp.counter({ timestamp }) + away;
}
