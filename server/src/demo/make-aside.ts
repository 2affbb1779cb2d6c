import { STORED_ROLE } from '../areas/access/store/api-keys.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { businessDay } from '../platform/values/period.ts';
import { DAY_MS, type DemoContext, demoContext, iso } from './context.ts';
import { type DemoSender, makeIndividual, recordOf } from './make-senders.ts';
import { makeOne } from './make-staff.ts';
import { seededRandom } from './random.ts';

type Business = {
  warehouses: readonly Tables['warehouses'][];
  staff: readonly Tables['staff'][];
  senders: readonly DemoSender[];
};

type Aside = {
  staff: Tables['staff'][];
  senders: Tables['senders'][];
  keys: Tables['api_keys'][];
};

/** Staff and senders who were deleted, and how many days ago. */
const LEFT = [
  ['operator', 9],
  ['cashier', 23],
] as const;
const SENDER_LEFT = 16;

/**
 * Returns deleted staff, a deleted sender, and API keys of owners. Uses a random generator of its own, so that the
 * rest of the demo does not depend on it.
 */
export function makeAside({ now, timeZone }: DemoContext, { warehouses, staff, senders }: Business): Aside {
  const random = seededRandom('aside');
  const context = demoContext(random, new Date(now), timeZone);
  const daysAgo = (days: number) => iso(now - days * DAY_MS);
  const [hub] = warehouses;
  if (!hub) throw new Error('The demo has no warehouse');

  const staffEmails = new Set(staff.map(({ email }) => email));
  const formerStaff = LEFT.map(([kind, days]) => ({
    ...makeOne(context, hub, kind, 0, staffEmails),
    deleted_at: daysAgo(days),
  }));
  const senderEmails = new Set(senders.map(({ row }) => row.email));
  const { row } = makeIndividual(context, senders.length / 2, senders.length, senderEmails);
  const formerSender = { ...row, ...recordOf(row), deleted_at: daysAgo(SENDER_LEFT) };

  const [shop] = senders.filter(({ trade }) => trade).toSorted((one, other) => other.weight - one.weight);
  const driver = staff.find(({ kind }) => kind === 'driver');
  const key = (days: number) => ({
    id: context.idAt(now - days * DAY_MS),
    // A hash of no key, so that these cannot be used.
    key_hash: Buffer.from(random.bytes(32)).toString('hex'),
    created_at: daysAgo(days),
    expires_at: null,
    revoked_at: null,
    sender_id: null,
    staff_id: null,
    last_used_on: businessDay(daysAgo(1), timeZone),
  });
  return {
    staff: formerStaff,
    senders: [formerSender],
    keys: [
      { ...key(80), name: 'Online shop', role: STORED_ROLE.sender, sender_id: shop?.row.id ?? null },
      { ...key(31), name: 'Handheld', role: STORED_ROLE['driver-app'], staff_id: driver?.id ?? null },
    ],
  };
}
