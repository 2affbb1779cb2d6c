import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { ImportChoice, imports } from '@tawseel/contract/imports';
import type { FastifyInstance } from 'fastify';
import type { Home } from '../../platform/csv/csv-table.ts';
import { deleteFact } from '../../platform/engine/meta.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { isAdministrator, personOf } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import { pieceOf } from '../../platform/http/files.ts';
import { speakerOf } from '../../platform/http/language.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { streamed } from '../../platform/http/stream-list.ts';
import { actingOf, write } from '../../platform/http/write.ts';
import { UserError } from '../../platform/user-error.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { NOTHING_CHOSEN } from './columns.ts';
import { type Draft, findKept, hashOf, isComplete, NEW_FILE, NOT_CHECKED, sayImport } from './draft.ts';
import type { LookAtFile } from './look-at-file.ts';
import { proposeForFile, proposeForSender } from './proposals.ts';
import type { RunImport } from './run-import.ts';
import { runningImports } from './running-imports.ts';
import { type SentFiles, sentFilesIn } from './sent-files.ts';
import { findEarlier } from './store.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Returns the warehouse of staff, to which their orders belong, or undefined for administrators. Refuses other kinds
 * of files, and files larger than the hourly quota of staff.
 */
async function homeOf(
  { db, scope, settings }: Context,
  { kind, bytes }: { kind: string; bytes: number },
): Promise<Home | undefined> {
  const { warehouseId: id } = scope;
  if (id === undefined) return undefined;
  const { MB_PER_HOUR: most } = settings;
  if (kind !== 'orders') throw refuse('orders_only');
  if (bytes > most * MEGABYTE) throw refuse('file_too_large', { most });
  const warehouse = await findWarehouse(db, id);
  if (!warehouse) throw refuse('own_warehouse_deleted');
  return { id, code: warehouse.warehouseCode };
}

/**
 * Returns the caller's file, for the caller's current warehouse; if that has changed, the file must be checked again.
 */
async function draftOf(files: SentFiles, context: Context): Promise<Draft> {
  const draft = await files.find(personOf(context.caller));
  if (!draft) throw refuse('no_file');
  const { kind, shown } = draft;
  const home = await homeOf(context, { kind, bytes: shown.bytes });
  if (home?.id === draft.home?.id || draft.stop) return draft;
  draft.home = home;
  draft.shown = { ...shown, ...NOT_CHECKED, state: shown.state === 'receiving' ? 'receiving' : 'ready' };
  return draft;
}

/** Reads whether the file was imported before; other users may have imported it since it was read last. */
async function readEarlier(db: Database, draft: Draft): Promise<void> {
  const earlier = await findEarlier(db, { kind: draft.kind, sha256: hashOf(draft) }, draft.home);
  draft.shown = { ...draft.shown, earlier };
}

/**
 * Checks the first piece, so that callers do not upload a whole file that is no CSV, and reads the columns of the
 * complete file.
 */
async function lookAtPiece(
  files: SentFiles,
  draft: Draft,
  look: (choice?: ImportChoice) => ReturnType<LookAtFile>,
  db: Database,
): Promise<void> {
  try {
    const found = await look();
    if (!found) return;
    draft.found = found;
    const { choice, ...senders } = await proposeForFile(db, draft.kind, found);
    const columns = isDeepStrictEqual(choice, found.choice) ? found : await look(choice);
    if (!columns) return;
    draft.shown = { ...draft.shown, ...senders, columns, state: 'ready' };
    draft.proposed = columns.choice;
    draft.choice = columns.choice;
  } catch (error) {
    await files.remove(draft);
    throw error;
  }
}

export function importCalls(
  app: FastifyInstance,
  dataFolder: string,
  { run, look }: { run: RunImport; look: LookAtFile },
): Handlers<typeof imports> {
  const files = sentFilesIn(dataFolder);
  const { launch, runningBeside, refuseBeside } = runningImports(app, run);
  app.addHook('onClose', () => files.removeAll());

  /** Reads the columns of a file once it is complete; until then, checks its beginning. */
  function lookAt({ kind, name, file, home, shown }: Draft, context: Context, choice?: ImportChoice) {
    const { now, timeZone } = actingOf(context);
    const sent = { kind, name, file, home };
    const isWhole = shown.received === shown.bytes;
    return look({ sent, isWhole, choice, timeZone, now: now.toISOString() });
  }

  return {
    readImport: async (_, { db, caller, request }) => {
      const person = personOf(caller);
      const draft = await files.find(person);
      const mine = draft?.shown ?? (await findKept(db, person.id));
      return { mine: mine && sayImport(mine, speakerOf(request)), running: runningBeside(person) };
    },

    checkFile: async ({ body }, context) => {
      const person = personOf(context.caller);
      const before = files.of(person);
      if (before?.stop) throw refuse('file_busy', { name: before.name });
      const home = await homeOf(context, body);
      if (before) await files.remove(before);
      const { kind, name } = body;
      const shown = { ...body, ...NEW_FILE };
      await files.begin({
        kind,
        name,
        home,
        owner: person.id,
        by: person.name,
        session: person.sessionHash,
        shown,
        choice: NOTHING_CHOSEN,
        proposed: NOTHING_CHOSEN,
        isWriting: false,
      });
      return shown;
    },

    readPiece: async ({ params: { from } }, context) => {
      const draft = await files.find(personOf(context.caller));
      const piece = pieceOf(context.request);
      if (draft?.shown.state !== 'receiving' || draft.shown.received !== from || draft.isWriting)
        throw refuse('not_next_piece');
      if (from + piece.length > draft.shown.bytes) throw refuse('longer_than_announced');
      draft.isWriting = true;
      await files.append(draft, piece).finally(() => {
        draft.isWriting = false;
      });
      draft.shown.received += piece.length;
      const isLast = draft.shown.received === draft.shown.bytes;
      if (from === 0 || isLast) {
        await lookAtPiece(files, draft, (choice) => lookAt(draft, context, choice), context.db);
      }
      if (isLast) await readEarlier(context.db, draft);
      return sayImport(draft.shown, speakerOf(context.request));
    },

    checkColumns: async ({ body }, context) => {
      const draft = await draftOf(files, context);
      if (draft.stop || draft.shown.state === 'receiving') throw refuse('file_in_use');
      const { choice, ...sender } = await proposeForSender(context.db, draft, body);
      const columns = await lookAt(draft, context, choice);
      // A check may have begun meanwhile.
      if (draft.stop || !columns) throw refuse('file_in_use');
      draft.choice = columns.choice;
      draft.shown = { ...draft.shown, ...NOT_CHECKED, ...sender, columns, state: 'ready' };
      return sayImport(draft.shown, speakerOf(context.request));
    },

    checkImport: async (_, context) => {
      const draft = await draftOf(files, context);
      await readEarlier(context.db, draft);
      refuseBeside(personOf(context.caller));
      if (!isComplete(draft.shown)) throw refuse('columns_not_complete');
      launch(context, draft, { dryRun: true, leaveOut: true });
      return sayImport(draft.shown, speakerOf(context.request));
    },

    startImport: async ({ body: { checkedAt, leaveOut } }, context) => {
      const { caller, settings } = context;
      const draft = await draftOf(files, context);
      const { earlier: seen } = draft.shown;
      await readEarlier(context.db, draft);
      refuseBeside(personOf(caller));
      const { state, report, checkedAt: known, earlier } = draft.shown;
      if (state !== 'checked' || !report || known !== checkedAt) throw refuse('not_checked');
      if (earlier?.times !== seen?.times) throw refuse('imported_meanwhile');
      const most = settings.ORDERS_PER_HOUR;
      if (!isAdministrator(caller) && report.stored > most) throw refuse('orders_to_import', { most });
      if (draft.kind === 'orders') app.quotas.spend(caller, 'orders', report.stored, context);
      launch(context, draft, { dryRun: false, leaveOut });
      return sayImport(draft.shown, speakerOf(context.request));
    },

    exportLeftOut: async (_, context) => {
      const { shown, rejects, kind } = await draftOf(files, context);
      if (!shown.hasLeftOut) throw refuse('nothing_left_out');
      const attachment = `attachment; filename="tawseel-${kind}-left-out.csv"`;
      context.reply.header('content-disposition', attachment);
      return streamed(createReadStream(rejects), 'text/csv; charset=utf-8');
    },

    stopImport: async (_, context) => {
      const { db, caller, done } = context;
      const person = personOf(caller);
      const draft = files.of(person);
      const known = draft?.shown ?? (await findKept(db, person.id));
      if (!known) throw refuse('no_file');
      const { kind, name, state } = known;
      await write(context, async ({ trx, audit }) => {
        await audit({ subject: { kind: 'import', id: '', name }, before: { kind, state } });
        if (!draft?.stop) await deleteFact(trx, 'last_import');
      });
      if (draft?.stop) {
        draft.shown.state = 'stopping';
        draft.stop.abort(new UserError('Stopped.'));
        return done('import_stopping', { name });
      }
      if (draft) await files.remove(draft);
      return done('import_removed', { name });
    },
  };
}
