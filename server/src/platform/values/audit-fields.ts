import { CHANGED_SECRET, HIDDEN_SECRET } from '@tawseel/contract/facts/audit';

/** Fields of an object, or of a change to it, that the audit log keeps. */
export type AuditFields = Record<string, unknown>;

const LONGEST_TEXT = 500;
const LONGEST_FIELD = 4000;
const MOST_FIELDS = 60;
const MOST_ITEMS = 50;
const DEEPEST = 5;

/** Parts of field names, without word separators, that indicate a secret. */
const SECRET_PARTS =
  /passw|passphrase|secret|token|hash|credential|authori[sz]ation|cookie|apikey|identity|emiratesid|nationalid|accountn|bankaccount|cnic|iban/;
/** Words that are too short to be searched for inside other words. */
const SECRET_WORDS: ReadonlySet<string> = new Set(['pass', 'pin', 'otp', 'totp', 'cvv', 'key', 'eid']);

/**
 * Returns true if a field's name indicates a secret; `accountNumber`, `account_number` and `ACCOUNT-NUMBER` are
 * treated alike.
 */
export function isSecretName(name: string): boolean {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()) ?? [];
  return SECRET_PARTS.test(words.join('')) || words.some((word) => SECRET_WORDS.has(word));
}

const UUID = /([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})/i;
/** Formats of secrets: password hashes; tokens, which are longer than any word; Emirates IDs; IBANs. */
const SECRETS = [
  /\$?(?:argon2\w*|scrypt|pbkdf2|2[aby])\$[^\s"]+/gi,
  /tws_[\w-]+|[\w-]{40,}|[\da-f]{32,}/gi,
  /784[-\s]?\d{4}[-\s]?\d{7}[-\s]?\d/g,
  /[a-z]{2}\d{2}(?:[ -]?[a-z]{4})?(?:[ -]?\d){10,}/gi,
];

/** Replaces everything that looks like a secret in a text, in any field; ids are kept. */
export function withoutSecrets(text: string): string {
  const hidden = text
    .split(UUID)
    .map((part, index) =>
      index % 2 ? part : SECRETS.reduce((kept, form) => kept.replace(form, HIDDEN_SECRET), part),
    )
    .join('');
  return hidden.length > LONGEST_TEXT ? `${hidden.slice(0, LONGEST_TEXT)}…` : hidden;
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value === 'number')
    return withoutSecrets(String(value)) === String(value) ? value : HIDDEN_SECRET;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'bigint') return withoutSecrets(String(value));
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (typeof value !== 'object' || depth === DEEPEST) return undefined;
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => clean(item, depth + 1) ?? null);
  const kept = Object.entries(value).filter(([name]) => !isSecretName(name));
  return Object.fromEntries(
    kept.slice(0, MOST_FIELDS).map(([name, item]) => [withoutSecrets(name), clean(item, depth + 1)]),
  );
}

function keep(value: unknown): unknown {
  const kept = clean(value, 1);
  return (JSON.stringify(kept)?.length ?? 0) > LONGEST_FIELD ? '[too long]' : kept;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
}

/** Returns the fields to keep of an object that was created or deleted: all except secrets. */
function keepAll(thing: object): AuditFields {
  const fields = Object.entries(thing).filter(([name, value]) => !isEmpty(value) && !isSecretName(name));
  return Object.fromEntries(
    fields.slice(0, MOST_FIELDS).map(([name, value]) => [withoutSecrets(name), keep(value)]),
  );
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item));
}

/**
 * Returns the fields that the audit log keeps of a write: of a change those that differ, of a creation or deletion
 * all. Passwords, PINs, tokens, hashes, identity and account numbers are detected by field name and by format, and
 * never kept: { price: 2, pin: '1' } → { price: 3, pin: '2' } is kept as { price: 2, pin: 'changed' } → { price: 3,
 * pin: 'changed' }.
 */
export function auditFields(
  before: object | undefined,
  after: object | undefined,
): { before?: AuditFields; after?: AuditFields } {
  if (!before || !after)
    return { ...(before && { before: keepAll(before) }), ...(after && { after: keepAll(after) }) };
  const was = new Map(Object.entries(before));
  const is = new Map(Object.entries(after));
  const differing = [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => textOf(was.get(name)) !== textOf(is.get(name)))
    .slice(0, MOST_FIELDS);
  const side = (fields: Map<string, unknown>) =>
    Object.fromEntries(
      differing.map((name) => {
        const value = fields.get(name);
        if (isSecretName(name)) return [withoutSecrets(name), CHANGED_SECRET];
        return [withoutSecrets(name), value === undefined ? undefined : keep(value)];
      }),
    );
  return { before: side(was), after: side(is) };
}
