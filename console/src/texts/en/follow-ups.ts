import type { LateMoneyAnswer } from '@tawseel/contract/facts/late-money';
import { onFirstUse } from '@tawseel/contract/facts/on-first-use';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');
const list = onFirstUse(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

export const followUpsText = {
  title: 'Follow-ups',
  lists: 'Follow-ups shown',
  list: { open: 'Open', claimed: 'Claimed', done: 'Done' },
  kind: 'About',
  allKinds: 'Everything',
  warehouse: 'Warehouse',
  allWarehouses: 'All warehouses',
  loadFailed: 'The follow-ups could not be loaded',
  count: (count: number) => plural(count, { one: '1 follow-up', other: `${showNumber(count)} follow-ups` }),
  empty: {
    open: 'Nothing to follow up',
    claimed: 'No claimed follow-ups',
    done: 'No follow-ups done yet',
  },
  emptyHint:
    'Missing and surplus parcels, doubtful addresses, damages, calls to make and returns appear here.',
  parcel: 'Parcel',
  warehouses: (names: readonly string[]) => list().format(names),
  staysOpen: (names: readonly string[]) =>
    `Marking this as done leaves it open at ${list().format(names)}. Scanning the parcel ends both.`,
  lastHeld: 'Last scan',
  neverScanned: 'Never scanned',
  scanOf: (act: string, when: string) => `${act}, ${when}`,
  at: (warehouse: string, station: string) => [warehouse, station].filter(Boolean).join(', '),
  by: (name: string) => `by ${name}`,
  on: (run: string) => `on ${run}`,
  opened: 'Opened',
  state: 'State',
  free: 'Not claimed',
  mine: 'Mine',
  claimedBy: (name: string) => `Claimed by ${name}`,
  until: (when: string) => `until ${when}`,
  since: (when: string) => `since ${when}`,
  claim: 'Claim',
  claimOf: (trackingID: string) => `Claim the follow-up for ${trackingID}`,
  giveBack: 'Give back',
  claimFailed: 'The follow-up could not be claimed',
  details: (kind: string, trackingID: string) => `${kind}: ${trackingID}`,
  note: 'Note',
  outcome: 'Result',
  outcomeHint: 'For example: found behind the cage, sent on with the next run.',
  moneyOf: (driver: string, amounts: string) => `${amounts} that ${driver} reported too late`,
  inCash: (amount: string) => `${amount} in cash`,
  byCard: (amount: string) => `${amount} by card`,
  chooseMoney: 'Choose where it is',
  moneyHeld: 'It is in the driver’s cash until you say otherwise.',
  moneyElsewhere: 'The money of this order is recorded elsewhere, so this is in no balance.',
  moneyIs: {
    held: 'The driver has it',
    twice: 'The receiver paid twice',
    never: 'It was never taken',
  } satisfies Record<LateMoneyAnswer, string>,
  moneyThen: {
    held: 'The next hand-in takes it in.',
    twice: 'The driver owes what is cash. It is the sender’s in addition.',
    never: 'Nothing is counted besides what is recorded.',
  } satisfies Record<LateMoneyAnswer, string>,
  settle: 'Mark as done',
  settleFailed: 'The follow-up could not be marked as done',
  receiver: 'Receiver',
  phone: 'Phone',
  sender: 'Sender',
  run: 'Run',
  driver: 'Driver',
};
