import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** Hashes a password into the PHC string that names its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength: TAG_LENGTH, ...COST });
  return write(nonce, tag);
}

/** A hash that no password has; to verify against it takes as long as against any other. */
export function nobodysHash(): string {
  return write(randomBytes(16), randomBytes(TAG_LENGTH));
}

function write(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Whether the password is the one that was hashed; false for a text that is no such hash. */
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

/** A password for a person to copy once: 20 letters and digits that are not mistaken for one another, some 115 bits. */
export function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  // 224 is the largest multiple of the 56 letters within a byte; a byte above it would favour some letters.
  let password = '';
  while (password.length < 20) {
    const byte = randomBytes(1)[0]!;
    if (byte < 224) password += alphabet[byte % alphabet.length];
  }
  return password;
}

/** Why a new administrator's password is refused, or undefined when it is good. */
export function weakness(password: string): string | undefined {
  if (password.length < 12) return 'The password must have at least 12 characters.';
  const plain = password.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (COMMON.some((word) => plain === word || plain.replace(/\d+$/, '') === word)) {
    return 'This password is one of the most common ones; choose another.';
  }
  if (new Set(plain).size < 5) return 'The password repeats too few characters; choose another.';
  return undefined;
}

/** Common passwords of 12 characters or more, and the stems that people lengthen with digits. */
const COMMON = [
  'password',
  'passwordpassword',
  'passw0rd',
  'administrator',
  'admin',
  'adminadmin',
  'adminadminadmin',
  'superadmin',
  'welcome',
  'welcomewelcome',
  'letmein',
  'letmeinletmein',
  'iloveyou',
  'iloveyouiloveyou',
  'qwerty',
  'qwertyuiop',
  'qwertyqwerty',
  'qwertyuiopasdfghjkl',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '123456789012',
  '1234567890',
  '12345678910',
  '123123123123',
  '1234567890123',
  '0123456789',
  '0987654321',
  'abcdefghijkl',
  'abcabcabcabc',
  'abc123abc123',
  'changeme',
  'changemechangeme',
  'tawseel',
  'tawseeltawseel',
  'tawseeladmin',
  'dubai',
  'dubaidubai',
  'trustno1trustno1',
  'monkeymonkey',
  'footballfootball',
  'sunshinesunshine',
  'princessprincess',
  'mypassword',
  'thisismypassword',
  'correcthorsebatterystaple',
  'secretsecret',
  'defaultpassword',
  'testtesttest',
  'test',
  'guestguest',
];
