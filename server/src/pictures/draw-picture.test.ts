import { expect, test } from 'vitest';
import { DOCUMENT_KINDS } from './document.ts';
import { drawPicture } from './draw-picture.ts';
import { identityOf, luhnDigit } from './identity.ts';
import { invoiceSeed } from './invoice.ts';
import { PARCEL_KINDS } from './parcel.ts';
import { portraitOf, portraitSeed } from './portrait.ts';

const person = 'smc-rajesh-kumar-12';
const portraits = [...'easfwk'].flatMap((origin) =>
  [...'mw'].flatMap((sex) => [...'nghtuc'].map((dress) => `avatar/${origin}${sex}${dress}-sam-lee-3`)),
);
const seeds = [
  ...portraits,
  'avatar/anything-at-all',
  ...PARCEL_KINDS.map((kind) => `parcel/${kind}-4`),
  'parcel/7',
  ...DOCUMENT_KINDS.map((kind) => `document/${kind}/${person}`),
  'document/emirates-id/someone',
  `invoice/${invoiceSeed('fuel', 'DXB-001', '2026-03-12', 235_075)}`,
  'invoice/another',
  'logo/barq-mobile-phones',
  'warehouse/dxb-001',
];

test('draws every kind of picture, the same each time, with nothing that runs or styles', () => {
  for (const seed of seeds) {
    const address = `/pictures/${seed}.svg`;
    const drawn = drawPicture(address);
    expect(drawn, address).toEqual(drawPicture(address));
    expect(drawn?.type).toBe('image/svg+xml; charset=utf-8');
    expect(drawn?.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>$/s);
    expect(drawn?.body, address).not.toMatch(/<script|<style|\sstyle=|\son\w+=|href|NaN|undefined/);
  }
});

test('draws different people for different seeds', () => {
  const drawn = new Set(
    Array.from({ length: 50 }, (_, n) => drawPicture(`/pictures/avatar/amn-omar-haddad-${n}.svg`)?.body),
  );
  expect(drawn.size).toBeGreaterThan(45);
});

test('knows no other address', () => {
  for (const address of [
    '/pictures/avatar/.svg',
    '/pictures/avatar/a.png',
    '/pictures/avatar/../x.svg',
    '/pictures/avatar/A%3Cscript%3E.svg',
    '/pictures/toString/a.svg',
    '/pictures/document/a.svg',
    '/pictures/document/library-card/a.svg',
    '/pictures/avatar/emirates-id/a.svg',
    `/pictures/avatar/${'a'.repeat(101)}.svg`,
  ]) {
    expect(drawPicture(address), address).toBeUndefined();
  }
});

test('puts the name and the numbers of the record on its documents', () => {
  const identity = identityOf(person);
  expect(drawPicture(`/pictures/document/emirates-id/${person}.svg`)?.body).toContain(
    identity.identityNumber,
  );
  const licence = drawPicture(`/pictures/document/driving-licence/${person}.svg`)?.body;
  expect(licence).toContain(identity.licenceNumber);
  expect(licence).toContain('>Rajesh Kumar<');
  expect(licence).toContain('>SPECIMEN<');
});

test('adds an invoice up to the sum in its address', () => {
  const body = drawPicture('/pictures/invoice/rent-auh-002-2026-07-02-1250000.svg')?.body ?? '';
  const amounts = [...body.matchAll(/>([\d,]+\.\d\d)</g)].map(([, text]) =>
    Number(text?.replace(/[,.]/g, '')),
  );
  const [one = 0, two = 0, three = 0, net, vat = 0, total] = amounts;
  expect(total).toBe(1_250_000);
  expect(one + two + three).toBe(net);
  expect(one + two + three + vat).toBe(total);
  expect(body).toContain('>02/07/2026<');
  expect(body).toContain('Warehouse AUH-002');
});

test('says in a seed who is drawn, and reads it back', () => {
  const seed = portraitSeed({ origin: 'e', woman: true, dress: 'h', name: 'Maryam Al Suwaidi' }, 7);
  expect(seed).toBe('ewh-maryam-al-suwaidi-7');
  expect(portraitOf(seed)).toEqual({ origin: 'e', woman: true, dress: 'h', name: 'Maryam Al Suwaidi' });
  expect(portraitOf('maryam')).toBeUndefined();
});

test('gives identity numbers the check digit that cards of the Emirates have', () => {
  expect(luhnDigit('7992739871')).toBe(3);
  expect(identityOf(person).identityNumber).toMatch(/^784-(19[67]\d|19[89]\d|200[01])-\d{7}-\d$/);
});
