import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { LONGEST_PROOF, PROOF_KINDS, PROOF_TYPES } from './facts/proofs.ts';
import { DESK, DISPATCH } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { byId, instant, notOneOf, trackingID, words } from './fields.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';
import { noSuchOrder } from './shared-refusals.ts';

/** SHA-256 of a file, 64 hexadecimal characters. */
export const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/, rule('not_sha256')));

/** File of a proof that an act announces before the file is sent. */
export const GivenProof = z.strictObject({
  sha256,
  kind: z.enum(PROOF_KINDS, notOneOf(PROOF_KINDS)),
  bytes: z.int().check(z.minimum(1), z.maximum(LONGEST_PROOF, rule('beyond', { max: LONGEST_PROOF }))),
});
export type GivenProof = z.infer<typeof GivenProof>;

/** Photo or signature from the door. */
export const Proof = z.object({
  _id: z.string(),
  kind: z.enum(PROOF_KINDS),
  bytes: z.number(),
  /** When it was taken, and when the file arrived; null while it is still on the phone. */
  takenAt: instant,
  arrivedAt: z.nullable(instant),
  /** When the file was deleted, by retention or by a user. */
  droppedAt: z.nullable(instant),
});
export type Proof = z.infer<typeof Proof>;

const DeliveryCode = z.object({
  code: z.string(),
  /** Link for the receiver, whose page shows the code; '' without a public address. */
  trackingUrl: z.string(),
});

const noSuchProof = { no_such_proof: 'No such proof' };

/** Proofs of deliveries and attempts: photos, signatures, and the receiver's code. */
export const proofs = table('proofs', {
  putProof: {
    method: 'PUT',
    path: '/api/my/proofs/:sha256',
    may: ['driver'],
    feature: 'tawseel',
    log: 'proofs',
    summary:
      'Brings the file of a proof that an act of yours names, or of an expense’s receipt, as image/jpeg or image/webp without EXIF; one that is there already is answered unread',
    invalidates: ['proofs'],
    file: PROOF_TYPES,
    bodyLimit: LONGEST_PROOF,
    perMinute: 10_000,
    params: z.strictObject({ sha256 }),
    ...messageOnly,
    refusals: {
      no_such_proof: 'No act or expense of yours names it',
      not_that_proof: 'Another file than the act names',
      not_a_picture: 'Neither a JPEG nor a WebP picture',
      picture_has_exif: 'It says where and with what it was taken',
    },
  },
  listProofs: {
    method: 'GET',
    path: '/api/orders/:trackingID/proofs',
    may: [...DESK, 'sender'],
    feature: 'tawseel',
    held: true,
    summary: 'The proofs of an order, newest first',
    params: z.strictObject({ trackingID }),
    ...keyed('data', z.object({ proofs: z.array(Proof) })),
    refusals: noSuchOrder,
  },
  showDeliveryCode: {
    method: 'POST',
    path: '/api/orders/:trackingID/delivery-code',
    may: [...DISPATCH, 'sender'],
    feature: 'tawseel',
    held: true,
    summary:
      'The code that the receiver of an order says at the door, and the link to send to the receiver, whose page shows it; for its sender, supervisors, and operators who have its call; the audit log has who read it',
    invalidates: ['proofs'],
    params: z.strictObject({ trackingID }),
    ...keyed('data', DeliveryCode),
    refusals: {
      ...noSuchOrder,
      order_at_end: 'It is delivered or returned and has no code any more',
      code_of_other_warehouse: 'Another warehouse delivers it',
      code_needs_call: 'An operator has not taken the call about it',
    },
  },
  readProof: {
    method: 'GET',
    path: '/api/proofs/:id',
    may: [...DESK, 'sender'],
    feature: 'tawseel',
    held: true,
    summary: 'The file of a proof',
    params: byId,
    type: 'image/*',
    reply: z.string(),
    refusals: { ...noSuchProof, proof_not_here: 'The file has not come in yet, or was deleted' },
  },
  dropProof: {
    method: 'POST',
    path: '/api/proofs/:id/drop',
    may: ['supervisor'],
    feature: 'tawseel',
    held: true,
    summary: 'Deletes the file of a proof, with the reason; that there was one is kept',
    invalidates: ['proofs', 'dispatch'],
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: words(LONGEST.note) }),
    ...withMessage(Proof),
    refusals: { ...noSuchProof, proof_not_here: 'The file has not come in yet, or was deleted' },
  },
});
