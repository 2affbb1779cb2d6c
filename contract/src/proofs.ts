import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { PROOF_KINDS } from './facts/proofs.ts';
import { DESK, DISPATCH } from './facts/roles.ts';
import { byId, instant, trackingID, words } from './fields.ts';
import { proofFiles } from './proof-files.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchOrder } from './shared-refusals.ts';

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
export const proofs = {
  ...proofFiles,
  ...table('proofs', {
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
  }),
};
