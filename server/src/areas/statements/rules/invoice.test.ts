import { taxed } from '@tawseel/contract/facts/charges';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion, type InvoicedCharge, linesOf, sumsOf } from './invoice.ts';
import { settle } from './sums.ts';

const DELIVERY: InvoicedCharge = {
  ...{ id: 'c', kind: 'delivery', day: '2026-11-21', fils: 1_750, what: '', trackingID: 'TWS-1' },
  ...{ from: 'Dubai', to: 'Sharjah' },
};
const NET = { isTaxed: true, isIncluded: false };

describe('an invoice', () => {
  test('taxes the sum of its charges once', () => {
    const six = Array.from({ length: 6 }, () => DELIVERY);
    const sums = sumsOf(six, NET);
    expect(sums).toEqual({ net: 10_500, vat: 525 });
    const line = { kind: 'delivery', what: '', from: 'Dubai', to: 'Sharjah', quantity: 6, price: 1_750 };
    expect(linesOf(six, sums)).toEqual([{ ...line, ...sums }]);
    expect(sumsOf(six, { ...NET, isTaxed: false })).toEqual({ net: 10_500, vat: 0 });
    expect(taxed(10_500, true)).toEqual({ net: 10_000, vat: 500 });
  });

  test('has lines that come to its sums, to the fils', () => {
    const charge = fc.record({
      fils: fc.integer({ min: 1, max: 100_000 }),
      to: fc.constantFrom('Dubai', 'Ajman'),
    });
    fc.assert(
      fc.property(fc.array(charge, { minLength: 1, maxLength: 40 }), fc.boolean(), (given, isIncluded) => {
        const charges = given.map((one) => ({ ...DELIVERY, ...one }));
        const sums = sumsOf(charges, { isTaxed: true, isIncluded });
        const lines = linesOf(charges, sums);
        const total = (name: 'net' | 'vat' | 'quantity') => lines.reduce((sum, line) => sum + line[name], 0);
        expect([total('net'), total('vat'), total('quantity')]).toEqual([sums.net, sums.vat, given.length]);
      }),
    );
  });

  test('splits what cannot be split evenly by the largest remainder', () => {
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportion(10, [1, 2])).toEqual([3, 7]);
    expect(apportion(5, [0, 0])).toEqual([0, 0]);
  });
});

describe('what a shop is paid', () => {
  test('is what is left of its cash after the charges, or all of it if it pays its invoices', () => {
    const shop = { closing: 7_900, held: 0, unpaidBefore: 0, charged: 2_100, settled: 0 };
    expect(settle(shop, true)).toEqual({ payable: 7_900, unpaid: 0 });
    expect(settle(shop, false)).toEqual({ payable: 10_000, unpaid: 2_100 });
    expect(settle({ ...shop, closing: -500 }, true)).toEqual({ payable: 0, unpaid: 500 });
    expect(settle({ ...shop, settled: 2_100 }, false)).toEqual({ payable: 7_900, unpaid: 0 });
  });

  test('is without card payments that the acquirer has not paid, and never below zero', () => {
    const shop = { closing: 7_900, held: 3_000, unpaidBefore: 0, charged: 2_100, settled: 0 };
    expect(settle(shop, true)).toEqual({ payable: 4_900, unpaid: 0 });
    expect(settle(shop, false)).toEqual({ payable: 7_000, unpaid: 2_100 });
    expect(settle({ ...shop, held: 8_000 }, true)).toEqual({ payable: 0, unpaid: 0 });
  });
});
