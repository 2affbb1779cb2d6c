import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** Hashes a password into a PHC string, which includes its parameters. API calls must queue for it (see line.ts). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength: TAG_LENGTH, ...COST });
  return write(nonce, tag);
}

/** Returns a hash that no password has; verifying against it takes as long as against a real one. */
function dummyHash(): string {
  return write(randomBytes(16), randomBytes(TAG_LENGTH));
}

/**
 * Dummy hash against timing attacks: verified if the account is unknown, so that the reply takes as long as for a
 * known one.
 */
export const NOBODYS_HASH = dummyHash();

function write(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Verifies a password against its hash; returns false if the hash is malformed. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) return false;
  const [, memory, passes, parallelism, nonce, tag] = parts;
  const expected = Buffer.from(tag!, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce!, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Generates a password to be copied once: 20 letters and digits without lookalikes, some 115 bits. */
export function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  // Rejection sampling: 224 is the largest multiple of the 56 characters within a byte; larger bytes would favour
  // some characters.
  let password = '';
  while (password.length < 20) {
    const byte = randomBytes(1)[0]!;
    if (byte < 224) password += alphabet[byte % alphabet.length];
  }
  return password;
}

/** Power of ten of the guesses that a password must withstand: what zxcvbn calls very unguessable. */
const STRONG = 10;
const LONGEST_CHECKED = 100;

/**
 * Returns why a new password is refused, or undefined if it is strong. `own` is what others know about the user: email
 * and name. The dictionaries are loaded on first use, because a running server rarely needs them.
 */
export async function weakness(
  password: string,
  own: readonly string[],
): Promise<'short_password' | 'weak_password' | undefined> {
  if (password.length < 12) return 'short_password';
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const known = [...own, 'tawseel']
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter(Boolean);
  const checked = password.slice(0, LONGEST_CHECKED);
  const { guessesLog10 } = new ZxcvbnFactory({ graphs, dictionary }).check(checked, known);
  if (guessesLog10 >= STRONG) return undefined;
  return 'weak_password';
}
