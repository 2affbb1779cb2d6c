import { StatementSync } from 'node:sqlite';
import { cash } from '@tawseel/contract/cash';
import { expect, test, vi } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { atTheDoor, type Person } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';

const COD = { payment_method: 'COD', value_fils: 10_000, moved_at: '2026-11-21T09:00:00.000Z' };

onEveryDatabase(
  (server) => {
    const { at, hire, out, act } = atTheDoor(server);

    /** Hands in all that the driver holds with so many more orders, reverses it, and counts the statements on SQLite. */
    async function handInAndReverse(many: number, karim: Person) {
      const stops = await out(many, COD);
      await insertAssigned(server.db, stops);
      for (const { stopId } of stops) await act(stopId, { cash: 100 });
      const { total = 0 } = (await server.call(cash.readDriverCash, { params: { id: at.bilal.id } }, karim))
        .data;
      const run = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(StatementSync.prototype, 'run')];
      const countStatements = () => {
        const count = run.reduce((sum, { mock }) => sum + mock.calls.length, 0);
        for (const each of run) each.mockClear();
        return count;
      };
      const body = { driverId: at.bilal.id, total, pieces: { 10000: total / 100 } };
      const { data } = await server.call(cash.handIn, { body }, karim);
      const handedIn = countStatements();
      const request = { params: { number: data.number }, body: { reason: 'Miscounted' } };
      await server.call(cash.reverseHandIn, request, at.sara);
      const reversed = countStatements();
      for (const each of run) each.mockRestore();
      return { handedIn, reversed };
    }

    test('reads and changes the orders of a hand-in and of its reversal together', async () => {
      const karim = await hire('cashier');
      const few = await handInAndReverse(2, karim);
      const more = await handInAndReverse(4, karim);
      // For each of the four orders that came in between: its event, its posting, and what the driver holds again.
      expect(more.handedIn - few.handedIn).toBeLessThanOrEqual(4 * 2);
      expect(more.reversed - few.reversed).toBeLessThanOrEqual(4 * 3);
      expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
    });
  },
  undefined,
  { DOOR_PROOF: 'none' },
);
