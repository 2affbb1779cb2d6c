import { isTrackingId } from '@tawseel/contract/facts/tracking-id';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode, readTyped } from './read-code.ts';

const ID = 'TWS-2222-232W';
const burst = (byPlace: string, typed = byPlace) => ({
  byPlace,
  plain: byPlace.toUpperCase(),
  typed,
  isBroken: false,
});

test.each<[string, string, string?]>([
  ['as it is printed', ID],
  ['in small letters', 'tws-2222-232w'],
  ['without hyphens', 'TWS2222232W'],
  ['in the address of a QR code', `https://parcels.example/t/${ID}`],
  ['in one whose keys lost Shift', `HTTPS;//PARCELS.EXAMPLE/T/${ID}`],
  ['in the address of a shop', `https://shop.example/track?id=${ID}&lang=ar`],
  ['in one of a host with our letters', `https://tws.example/parcels/${ID}/`],
  ['behind the identifier of Code 128', `]C0${ID}`],
  ['behind the identifier of a QR code', `]q3${ID.toLowerCase()}`],
  ['behind a tilde, before a suffix', `~${ID}$`],
  ['behind an identifier, in an address', `]Q3https://parcels.example/t/${ID}`],
  ['that is sent twice', `${ID} ${ID}`],
  ['in one with a query', `https://parcels.example/t/${ID}?from=label`],
  ['by a scanner that is set to the layout of the computer', 'TZS-2222-232Z', ID],
])('reads a tracking ID %s', (_, byPlace, typed) => {
  expect(readCode(burst(byPlace, typed))).toEqual({ code: ID });
});

test.each([
  ['a wrong check character', 'TWS-2222-232X'],
  ['two symbols swapped', 'TWS-2222-223W'],
  ['a sign lost', 'TWS-2222-23W'],
  ['a wrong one in an address', 'https://parcels.example/t/TWS-2222-232X'],
  ['two codes in one', `TWS-22${ID}`],
  ['two different codes', `${ID} TWS-3333-333T`],
  ['a wrong one behind an identifier', ']C0TWS-2222-232X'],
  ['one with a sign too many', `${ID}3`],
  ['more than any code is long', 'X'.repeat(81)],
  ['nothing', '   '],
])('treats %s as a misread', (_, text) => {
  expect(readCode(burst(text))).toHaveProperty('misread');
});

test('treats the rest of a code as a misread', () => {
  expect(readCode({ ...burst('D-CCDR'), isBroken: true })).toEqual({ misread: 'D-CCDR' });
});

test("strips the identifier from another carrier's code", () => {
  expect(readCode(burst(']C01ZA1B2C3'))).toEqual({ code: '1ZA1B2C3' });
});

test("passes other carriers' codes and shops' own numbers to the server unchanged", () => {
  for (const code of ['1ZA1B2C3', '#1001', '34567892', 'https://shop.example/orders/7']) {
    expect(readTyped(` ${code} `)).toEqual({ code });
  }
});

test('a mix of the characters of two labels is read as one of the two or as a misread', () => {
  const other = 'TWS-3333-333T';
  expect(isTrackingId(other)).toBe(true);
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 26, maxLength: 26 }),
      fc.boolean(),
      (turns, isFirstEnd) => {
        const left: [string[], string[]] = [[...ID], [...other]];
        let mixed = '';
        for (const first of turns) {
          // Whichever scanner is done first sends its Enter.
          if (isFirstEnd && left.some(({ length }) => length === 0)) break;
          const [one, two] = first ? left : [left[1], left[0]];
          mixed += one.shift() ?? two.shift() ?? '';
        }
        const read = readCode(burst(mixed));
        if ('code' in read && /TWS/i.test(read.code)) expect([ID, other]).toContain(read.code);
      },
    ),
    { numRuns: 2000 },
  );
});
