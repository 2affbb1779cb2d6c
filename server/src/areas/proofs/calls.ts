import type { ProofKind, ProofType } from '@tawseel/contract/facts/proofs';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Proof, proofs } from '@tawseel/contract/proofs';
import pLimit from 'p-limit';
import type { FileStore } from '../../platform/files/file-store.ts';
import { isAdministrator, personOf } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import { fileOf } from '../../platform/http/files.ts';
import { speakerOf } from '../../platform/http/language.ts';
import { OF_A_PICTURE, pictureTypeOrThrow } from '../../platform/http/pictures.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import { type BeforeBody, type Context, type Handlers, Streamed } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { findExpensesOfPhoto, markPhotoArrived } from '../expenses/store/photos.ts';
import { findOrderOrThrow, lockOrderOrThrow } from '../orders/find-or-throw.ts';
import { findOrderById } from '../orders/store/orders.ts';
import { trackingLinks } from '../orders/tracking-link.ts';
import { doorCode, refuseCode } from './door-code.ts';
import { removeUnwanted } from './retention.ts';
import { findNamed, findProof, listProofsOf, markArrived, markDropped, type ProofRow } from './store.ts';

/**
 * Received files that are checked and stored at a time; other requests are served in between when all drivers come
 * home.
 */
const MOST_AT_ONCE = 2;
/** Files that a driver's phone may send at a time. */
const MOST_OF_ONE = 10;

export const toProof = (row: ProofRow): Proof => ({
  _id: row.id,
  // A closed set in the database.
  kind: row.kind as ProofKind,
  bytes: row.bytes,
  takenAt: row.taken_at,
  arrivedAt: row.arrived_at,
  droppedAt: row.dropped_at,
});

const recallProof: Recall<Proof> = async ({ trx, scope }, id) => {
  const row = await findProof(trx, id);
  return row && (await findOrderById(trx, row.order_id, scope)) && toProof(row);
};

/** Returns the proof of an order that the caller may see. Throws if there is none. */
async function findProofOrThrow({ db, scope }: Pick<Context, 'db' | 'scope'>, id: string) {
  const row = await findProof(db, id);
  if (!row) throw refuse('no_such_proof');
  await findOrderOrThrow(db, scope, row.tracking_id).catch(() => {
    throw refuse('no_such_proof');
  });
  return row;
}

const isHere = ({ arrived_at, dropped_at }: ProofRow) => arrived_at !== null && dropped_at === null;

/** Returns the media type of a file that matches its proof and may be stored. */
function typeOf(content: Buffer, { bytes, sha256 }: Pick<ProofRow, 'bytes' | 'sha256'>): ProofType {
  if (content.length !== bytes) throw refuse('not_that_proof');
  return pictureTypeOrThrow(content, sha256);
}

/**
 * Finds the proofs and expenses that a file belongs to; administrators may upload it for a driver whose phone is broken.
 */
async function namedBy(db: Context['db'], caller: Context['caller'], sha256: string) {
  const driverId = isAdministrator(caller) ? undefined : personOf(caller).id;
  const named = await findNamed(db, driverId, sha256);
  const receipts = await findExpensesOfPhoto(db, driverId, sha256);
  const [first] = [...named, ...receipts];
  if (!first) throw refuse('no_such_proof');
  const arrived = [...named.map(({ arrived_at }) => arrived_at), ...receipts.map(({ photo_at }) => photo_at)];
  return { named, receipts, first, isKept: !arrived.includes(null) };
}

/** Refuses a file that no proof and no expense names before it is read, and limits the files that a phone sends at once. */
export function beforeProof(): BeforeBody {
  const underWay = new Map<string, number>();
  return async ({ sha256 = '' }, { db, caller, request, reply }) => {
    const { isKept } = await namedBy(db, caller, sha256);
    if (isKept) return { message: speakerOf(request)(sentence('proof_kept')) };
    const { id } = personOf(caller);
    const before = underWay.get(id) ?? 0;
    if (before >= MOST_OF_ONE) throw refuse('busy');
    underWay.set(id, before + 1);
    reply.raw.once('close', () => {
      const left = (underWay.get(id) ?? 1) - 1;
      if (left > 0) underWay.set(id, left);
      else underWay.delete(id);
    });
    return undefined;
  };
}

export function proofCalls(files: FileStore): Handlers<typeof proofs> {
  const keeping = pLimit(MOST_AT_ONCE);
  return {
    putProof: async ({ params: { sha256 } }, context) => {
      const { db, caller, request } = context;
      const { named, receipts, first } = await namedBy(db, caller, sha256);
      const content = fileOf(request);
      request.server.leaveSlot(request);
      await keeping(async () => {
        const type = typeOf(content, first);
        await files.put(sha256, content);
        await write(context, async ({ trx, now, assertStillAllowed }) => {
          await assertStillAllowed();
          const at = now.toISOString();
          await markArrived(trx, named, { type, at });
          await markPhotoArrived(
            trx,
            receipts.map(({ client_id }) => client_id),
            at,
          );
        });
      });
      return context.done('proof_kept');
    },

    listProofs: async ({ params }, { db, scope }) => {
      const order = await findOrderOrThrow(db, scope, params.trackingID);
      return { proofs: (await listProofsOf(db, order.id)).map(toProof) };
    },

    showDeliveryCode: ({ params }, context) =>
      write(context, async (work) => {
        const { trx } = work;
        const order = await findOrderOrThrow(trx, work.scope, params.trackingID);
        const refused = await refuseCode(trx, work, order);
        if (refused) throw refused;
        const subject = { kind: 'order', id: order.id, name: order.tracking_id } as const;
        await work.audit({ subject });
        const linkOf = await trackingLinks(trx, work);
        return { code: await doorCode(trx, order.id), trackingUrl: linkOf(order, 'receiver') };
      }),

    readProof: async ({ params }, context) => {
      const row = await findProofOrThrow(context, params.id);
      context.request.server.leaveSlot(context.request);
      const content = isHere(row) ? await files.read(row.sha256) : undefined;
      if (!content) throw refuse('proof_not_here');
      const name = `${row.tracking_id}-${row.kind}.${row.type.replace('image/', '')}`;
      context.reply.headers({ ...OF_A_PICTURE, 'content-disposition': `attachment; filename="${name}"` });
      return new Streamed(content, row.type);
    },

    dropProof: ({ params, body }, context) =>
      runIdempotently(context, { ...params, ...body }, recallProof, async (work) => {
        const { trx } = work;
        const row = await findProofOrThrow({ db: trx, scope: work.scope }, params.id);
        await lockOrderOrThrow(trx, work.scope, row.tracking_id);
        if (!isHere(row)) throw refuse('proof_not_here');
        const at = work.now.toISOString();
        await markDropped(trx, [row.id], at);
        const subject = { kind: 'order', id: row.order_id, name: row.tracking_id } as const;
        await work.audit({ subject, before: { proof: row.kind }, after: { reason: body.reason } });
        context.request.server.jobs.afterAnswer(context.reply, () =>
          removeUnwanted(context.db, files, [row.sha256]),
        );
        return { ...context.done('proof_dropped'), data: toProof({ ...row, dropped_at: at }) };
      }),
  };
}
