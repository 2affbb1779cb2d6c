import { DELIVERY_TYPES } from '@tawseel/contract/facts/limits';
import { expect, test } from 'vitest';
import { cityOffers, zoneBulkModes } from './parties.ts';

test('offers Update All to companies only, and in normal mode only', () => {
  const offered = DELIVERY_TYPES.flatMap((mode) => [
    ...Object.entries(cityOffers).map(([kind, offer]) => [
      kind,
      'city',
      mode,
      offer.bulkModes.includes(mode),
    ]),
    ...Object.entries(zoneBulkModes).map(([kind, modes]) => [kind, 'zone', mode, modes.includes(mode)]),
  ]);
  expect(offered.filter(([, , , offers]) => offers)).toEqual([
    ['company', 'city', 'normal', true],
    ['company', 'zone', 'normal', true],
  ]);
});

test("offers removal for a company's rates only", () => {
  expect([cityOffers.company.removes, cityOffers.individual.removes]).toEqual([true, false]);
});
