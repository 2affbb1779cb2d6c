import { TOTP } from 'otpauth';

/** The code of a moment, as the authenticator app of its owner shows it. */
export function totpCode(secret: string, now: Date): string {
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}
