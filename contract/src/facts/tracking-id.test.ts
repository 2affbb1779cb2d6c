import { describe, expect, test } from 'vitest';
import { normalTrackingId, searchedTrackingId, trackingIdForms } from './tracking-id.ts';

describe('normalTrackingId', () => {
  test.each([
    'TWS-2222-232W',
    'tws-2222-232w',
    'tws2222232w',
    ' TWS 2222 232W ',
    '2222‑232w',
    '\u202aTWS-2222\u200b-232W\u202c',
    'TWS-٢٢٢٢-۲۳۲W',
    'TWS2222-232W',
  ])('reads %j as the stored tracking ID', (typed) => expect(normalTrackingId(typed)).toBe('TWS-2222-232W'));

  test.each(['AWB-2222-232', 'tws-2222-232', 'TWS-2222-232O', '#1001', 'tws222223222W', ''])(
    'leaves %j unchanged, which is not one of ours',
    (typed) => expect(normalTrackingId(typed)).toBe(typed),
  );
});

describe('searchedTrackingId', () => {
  test.each(['TWS-2222-232W', 'tws2222232w', ' tws 2222 232W '])('is %j, however it is typed', (typed) =>
    expect(searchedTrackingId(typed)).toBe('TWS-2222-232W'),
  );

  test.each(['2222232w', '22223344', 'TWS-2222-232', '#1001', ''])('is not %j', (typed) =>
    expect(searchedTrackingId(typed)).toBeUndefined(),
  );
});

describe('trackingIdForms', () => {
  test.each([
    ['tws2222232w', ['TWS-2222-232W']],
    ['TWS2', ['TWS-2']],
    ['2222 232w', ['2222-232W']],
    ['abcd9', ['ABCD-9', 'ABC-D9', 'AB-CD9', 'A-BCD9']],
    ['ws222', ['WS-222']],
    ['22222-2', ['2222-22', '222-222', '22-2222']],
  ])('adds the form with hyphens to %j', (typed, forms) => {
    expect(trackingIdForms(typed)).toEqual([typed, ...forms]);
  });

  test.each([
    'ahmed',
    'tws',
    'tws-',
    '2222',
    'TWS-2222',
    '2222-23',
    'Omar Farouk',
    '050 771 0932',
    '22222222222',
    '',
  ])('adds nothing to %j', (typed) => expect(trackingIdForms(typed)).toEqual([typed]));
});
