import { REASON_TEXTS } from '@tawseel/contract/facts/pickup-reasons';
import type { ProofKind } from '@tawseel/contract/facts/proofs';
import type { StopAct } from '@tawseel/contract/facts/stop-acts';
import type { Relation } from '@tawseel/contract/facts/stops';

/** Acts of drivers at the door, and the office's next steps. */
export const attemptsText = {
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
  reasons: REASON_TEXTS.en,
  results: { late: 'too late to count', refused: 'refused' },
  relations: {
    self: 'the receiver',
    family: 'family',
    guard: 'guard or reception',
    colleague: 'colleague',
    neighbour: 'neighbour',
    other: 'someone else',
  } satisfies Record<Relation, string>,
  takenBy: (name: string, relation: string) =>
    relation === '' ? `received by ${name}` : `received by ${name} (${relation})`,
  cash: (amount: string) => `${amount} in cash`,
  card: (amount: string) => `${amount} by card`,
  byOn: (by: string, run: string) => (run === '' ? `by ${by}` : `by ${by} on ${run}`),
  entered: (why: string) => `Office note: ${why}`,
  position: (metres: number | undefined) =>
    metres === undefined ? 'Driver’s location' : `Driver’s location (±${metres} m)`,
  cameIn: (when: string) => `came in ${when}`,

  codeJudged: (isRight: boolean): string => (isRight ? 'correct delivery code' : 'wrong delivery code'),
  code: 'Delivery code',
  showCode: 'Show delivery code',
  hideCode: 'Hide delivery code',
  codeHint: 'Give it only to the receiver. The audit log shows that you read it.',
  copyCodeLink: 'Copy link that shows the code',
  codeFailed: 'The delivery code could not be loaded',
  proofs: { photo: 'Photo', signature: 'Signature' } satisfies Record<ProofKind, string>,
  proofOf: (proof: string, when: string) => `${proof}, ${when}`,
  proofWaits: (proof: string) => `${proof}: still on the driver’s phone`,
  proofDropped: (proof: string, when: string) => `${proof}: deleted ${when}`,
  download: 'Download',
  drop: 'Delete',
  dropTitle: (proof: string) => `Delete this ${proof.toLowerCase()}?`,
  dropText: 'The file is deleted for good. The audit log keeps that it existed, and the reason.',
  dropFailed: 'The proof could not be deleted',

  promise: 'Promise another day',
  confirmDay: 'Confirm the day',
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
  returnText: 'No more delivery attempts are made.',
  reason: 'Reason',
  returnYes: 'Return it',
  returnFailed: 'The return could not be saved',
};
