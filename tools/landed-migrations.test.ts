import { expect, test } from 'vitest';
import { migrationFaults, readChecksums } from './landed-migrations.ts';

const kept = readChecksums(`${'a'.repeat(64)}  0001-schema.ts\n${'b'.repeat(64)}  0001/orders.ts\n`);

test('refuses a landed migration that was changed or removed, and one that is not kept yet', () => {
  expect(migrationFaults(kept, kept)).toEqual([]);
  const edited = new Map([
    ['0001-schema.ts', 'c'.repeat(64)],
    ['0002-hub.ts', 'd'.repeat(64)],
  ]);
  expect(migrationFaults(edited, kept)).toEqual([
    expect.stringMatching(/^0001-schema\.ts has landed and never changes/),
    expect.stringMatching(/^0001\/orders\.ts has landed/),
    expect.stringMatching(/^0002-hub\.ts is not kept yet: .*npm run keep-schema/),
  ]);
});
