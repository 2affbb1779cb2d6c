import { FAILURE_REASONS } from '@tawseel/contract/facts/failure-reasons';
import { PICKUP_REASONS, type StopReason } from '@tawseel/contract/facts/pickup-reasons';
import type { ProofKind } from '@tawseel/contract/facts/proofs';
import type { Relation, StopAct } from '@tawseel/contract/facts/stops';

const reasons = Object.fromEntries(
  Object.entries({ ...FAILURE_REASONS, ...PICKUP_REASONS }).map(([code, { en }]) => [code, en]),
) as Record<StopReason, string>;

/** What drivers did at the door with an order, and what the office does next. */
export const attemptsText = {
  title: 'Attempts',
  label: (trackingID: string) => `Attempts of ${trackingID}`,
  loadFailed: 'The attempts could not be loaded',
  none: 'No driver has been at the door yet.',
  promised: 'Promised day',
  leaveWith: 'Leave it with',
  promisedOn: (day: string, from: string, to: string) =>
    [day, [from, to].filter(Boolean).join('–')].filter(Boolean).join(', '),
  acts: {
    delivered: 'Delivered',
    failed: 'Not delivered',
    handed_back: 'Handed back to the sender',
    collected: 'Collected from the sender',
    not_collected: 'Not collected',
    reopened: 'Stop reopened',
    called: 'Called',
  } satisfies Record<StopAct, string>,
  actOf: (act: string, more: string) => `${act}: ${more}`,
  reasons,
  results: { late: 'too late to count', refused: 'refused' },
  relations: {
    self: 'the receiver',
    family: 'family',
    guard: 'guard or reception',
    colleague: 'colleague',
    neighbour: 'neighbour',
    other: 'somebody else',
  } satisfies Record<Relation, string>,
  takenBy: (name: string, relation: string) =>
    relation === '' ? `received by ${name}` : `received by ${name} (${relation})`,
  cash: (amount: string) => `${amount} in cash`,
  card: (amount: string) => `${amount} by card`,
  byOn: (by: string, run: string) => (run === '' ? `by ${by}` : `by ${by} on ${run}`),
  entered: (why: string) => `Note of the office: ${why}`,
  position: (metres: number | undefined) =>
    metres === undefined ? 'Map: where the phone was' : `Map: where the phone was, to within ${metres} m`,
  cameIn: (when: string) => `came in ${when}`,

  codeJudged: (isRight: boolean) => (isRight ? 'right code at the door' : 'wrong code at the door'),
  doorCode: 'Code at the door',
  doorCodeHint: 'The receiver says it to the driver. Tell it to nobody but the receiver.',
  proofs: { photo: 'Photo', signature: 'Signature' } satisfies Record<ProofKind, string>,
  proofOf: (proof: string, when: string) => `${proof}, ${when}`,
  proofWaits: (proof: string) => `${proof}: has not arrived yet, it is still on the phone of the driver`,
  proofDropped: (proof: string, when: string) => `${proof}: deleted ${when}`,
  download: 'Download',
  drop: 'Delete',
  dropTitle: (proof: string) => `Delete this ${proof.toLowerCase()}?`,
  dropText: 'Its file is gone for ever. That there was one stays, and the reason stands in the audit log.',
  dropFailed: 'It could not be deleted',

  promise: 'Promise another day',
  promiseTitle: (trackingID: string) => `Promise a day for ${trackingID}`,
  day: 'Day',
  from: 'From',
  to: 'To',
  note: 'Note for the driver',
  noteHint: 'For example: leave it with the guard.',
  promiseYes: 'Promise',
  promiseFailed: 'The day could not be promised',
  return: 'Return to sender',
  returnTitle: (trackingID: string) => `Return ${trackingID} to its sender?`,
  returnText: 'No driver goes to the receiver any more.',
  reason: 'Reason',
  returnYes: 'Return it',
  returnFailed: 'The return could not be decided',
};
