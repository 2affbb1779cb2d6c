import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditFields, isSecretName } from './audit-fields.ts';

const figure = fc.constantFrom(...'0123456789');
const figures = (count: number) => fc.string({ unit: figure, minLength: count, maxLength: count });
const letters = (count: number) =>
  fc.string({
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'),
    minLength: count,
    maxLength: count,
  });
const gap = fc.constantFrom('', ' ', '-');

/** Secrets that must never be kept, in any field. */
const recognised = fc.oneof(
  fc.tuple(gap, figures(4), figures(7), figures(1)).map(([by, ...parts]) => ['784', ...parts].join(by)),
  fc
    .tuple(gap, figures(2), fc.array(figures(4), { minLength: 4, maxLength: 4 }), figures(3))
    .map(([by, check, groups, end]) => [`AE${check}`, ...groups, end].join(by)),
  letters(43).map((token) => `tws_${token}`),
  letters(43),
  fc.tuple(letters(22), letters(43)).map(([salt, tag]) => `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${tag}`),
);

const SECRET_NAMES = [
  ['password'],
  ['password', 'hash'],
  ['new', 'password'],
  ['pin'],
  ['pin', 'hash'],
  ['token'],
  ['api', 'key'],
  ['key'],
  ['client', 'secret'],
  ['identity', 'number'],
  ['cnic'],
  ['emirates', 'id'],
  ['account', 'number'],
  ['account', 'no'],
  ['iban'],
  ['totp', 'secret'],
];
const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1);
const secretName = fc
  .tuple(
    fc.constantFrom(...SECRET_NAMES),
    fc.constantFrom<(words: string[]) => string>(
      (words) => words.map((word, index) => (index > 0 ? capital(word) : word)).join(''),
      (words) => words.map(capital).join(''),
      (words) => words.join('_'),
      (words) => words.join('-').toUpperCase(),
      (words) => words.join(' '),
    ),
  )
  .map(([words, write]) => write(words));

/** Value that is only recognised as a secret by its field's name. */
const PLANTED = 'QXZPLANTED';

const around = fc.tuple(fc.constantFrom('', 'It is ', '«'), fc.constantFrom('', '.', ' please'));
const leaf = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.date(),
  fc.bigInt(),
);

const { thing } = fc.letrec<{ value: unknown; thing: object }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value'), { maxLength: 3 }), tie('thing')),
  thing: fc.dictionary(fc.oneof(fc.string(), secretName), fc.oneof(fc.constant(PLANTED), tie('value')), {
    maxKeys: 5,
  }),
}));

/** Plants the value in all fields whose name indicates a secret, and removes it elsewhere. */
function withoutStrays(value: unknown, isSecret = false): unknown {
  if (value === PLANTED) return isSecret ? PLANTED : 'open';
  if (Array.isArray(value)) return value.map((item) => withoutStrays(item, isSecret));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutStrays(item, isSecret || isSecretName(name))]),
  );
}

describe('the audit log stores no secret', () => {
  test.each(['shipping', 'opinion', 'passage', 'keyboard', 'monkey', 'account', 'name', 'spin'])(
    'a field called %s is not a secret by its name',
    (name) => expect(isSecretName(name)).toBe(false),
  );

  test('no value under the name of a secret, in any object', () => {
    fc.assert(
      fc.property(thing, thing, secretName, (one, other, name) => {
        const [before, after] = [one, other].map((said) => withoutStrays({ ...said, [name]: PLANTED }));
        for (const kept of [
          auditFields(before as object, after as object),
          auditFields(before as object, { [name]: 'another' }),
          auditFields(undefined, after as object),
          auditFields(before as object, undefined),
        ]) {
          expect(JSON.stringify(kept)).not.toContain(PLANTED);
        }
      }),
    );
  });

  test('no value in the format of a secret, in any field', () => {
    fc.assert(
      fc.property(recognised, around, thing, fc.nat(4), (secret, [before, after], said, depth) => {
        let value: unknown = `${before}${secret}${after}`;
        for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { note: value };
        const whole = { ...said, note: value, [String(value)]: 1 };
        for (const kept of [
          auditFields(said, whole),
          auditFields(undefined, whole),
          auditFields(whole, {}),
        ]) {
          expect(JSON.stringify(kept)).not.toContain(secret);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a changed secret is marked, without its old or new value', () => {
    const before = { price: 2, cnic: '784-1990-1234567-1', accountNumber: '1', name: 'Imran' };
    const after = { price: 3, cnic: '784-1990-1234567-2', accountNumber: '2', name: 'Imran' };
    expect(auditFields(before, after)).toEqual({
      before: { price: 2, cnic: 'changed', accountNumber: 'changed' },
      after: { price: 3, cnic: 'changed', accountNumber: 'changed' },
    });
  });

  test('an id, a phone and a tracking ID are unchanged', () => {
    const said = {
      warehouseId: '019a9f6e-ab12-7cde-8f01-23456789abcd',
      phone: '+971 50 412 7730',
      trackingID: 'TWS-2345-678X',
    };
    expect(auditFields(undefined, said)).toEqual({ after: said });
  });

  test('long values are truncated, so that a row stays small', () => {
    const said = {
      message: 'palm '.repeat(1000),
      areas: Array.from({ length: 5000 }, (_, n) => `Area ${n}`),
    };
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`Route ${n}`, n]));
    expect(JSON.stringify(auditFields(undefined, said)).length).toBeLessThan(5000);
    expect(JSON.stringify(auditFields({}, many)).length).toBeLessThan(5000);
  });
});
