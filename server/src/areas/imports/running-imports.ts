import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { FileImport } from '@tawseel/contract/imports';
import type { FastifyInstance } from 'fastify';
import { setFact } from '../../platform/engine/meta.ts';
import { isAdministrator, type Person, personOf } from '../../platform/http/auth.ts';
import { addressOf } from '../../platform/http/caller-address.ts';
import { refuse } from '../../platform/http/errors.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Context } from '../../platform/http/serve.ts';
import { UserError } from '../../platform/user-error.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { takeOutUnfinished } from '../orders/store/unfinished-import.ts';
import { type Draft, hashOf, NOT_CHECKED, storedProblem } from './draft.ts';
import { headersKey } from './proposals.ts';
import type { ImportJob, KeptImport, RunImport } from './run-import.ts';

type Work = Pick<ImportJob, 'dryRun' | 'leaveOut'>;

/** Manages the single check or import that may run on this server. */
export function runningImports(app: FastifyInstance, run: RunImport) {
  let running: Draft | undefined;
  app.addHook('preClose', async () => running?.stop?.abort(new UserError('Stopped with the server')));

  /** Returns the check or import of another user that is running, or null. Staff do not read names of administrators. */
  function runningBeside(caller: Person) {
    if (!running || running.owner === caller.id) return null;
    const isOpen = isAdministrator(caller);
    const { kind, shown, by, name } = running;
    return { kind, percent: shown.percent, by: isOpen ? by : '', name: isOpen ? name : '' };
  }

  /** Refuses to start a second check or import, naming the running one. */
  function refuseBeside(caller: Person): void {
    const other = runningBeside(caller);
    if (other) throw refuse('other_import_runs', { by: other.by, kind: other.kind, percent: other.percent });
    if (running) throw refuse('own_import_runs', { name: running.name });
  }

  /** Runs a job after the reply, and stores the result where a restarted server can find it. */
  function launch(context: Context, draft: Draft, work: Work): void {
    const { db, settings, clock, request, reply } = context;
    const stop = new AbortController();
    const state = work.dryRun ? 'checking' : 'importing';
    draft.shown = { ...draft.shown, ...NOT_CHECKED, state };
    draft.stop = stop;
    running = draft;
    const job = jobOf(context, draft, work);
    const keep = (mine: FileImport) =>
      setFact(db, 'last_import', JSON.stringify({ ...job.kept, mine: { ...mine, columns: null } }));

    async function undone(error: unknown): Promise<Partial<FileImport>> {
      if (!work.dryRun && draft.kind === 'orders') await takeOutUnfinished(db, settings.TIME_ZONE);
      const endedAt = clock().toISOString();
      if (stop.signal.aborted) return { state: work.dryRun ? 'ready' : 'stopped', endedAt };
      const isTold = error instanceof UserError;
      if (!isTold) request.log.error({ err: error }, 'an import failed');
      return {
        state: 'failed',
        problem: isTold ? storedProblem(error) : storeSentence(sentence('import_fault')),
        endedAt,
      };
    }

    async function finish(): Promise<void> {
      try {
        if (!work.dryRun) await keep(draft.shown);
        const onProgress = (percent: number) => {
          draft.shown.percent = Math.min(Math.floor(percent), 100);
        };
        const done = await run(db, job, { now: clock, signal: stop.signal, onProgress });
        draft.shown = { ...draft.shown, percent: 100, ...outcomeOf(done, work, clock()) };
      } catch (error) {
        draft.shown = { ...draft.shown, ...(await undone(error)) };
        // On shutdown the stored state remains 'importing', so that the import is reported as interrupted.
        if (!work.dryRun && !app.stopping) await keep(draft.shown);
      } finally {
        running = undefined;
        draft.stop = undefined;
      }
    }
    reply.server.jobs.run(reply, finish);
  }

  return { runningBeside, refuseBeside, launch };
}

function outcomeOf(
  report: NonNullable<FileImport['report']>,
  { dryRun, leaveOut }: Work,
  now: Date,
): Partial<FileImport> {
  const at = now.toISOString();
  const hasLeftOut = report.bad > 0 && (dryRun || leaveOut);
  if (dryRun) return { report, hasLeftOut, state: 'checked', checkedAt: at };
  if (report.bad > 0 && !leaveOut)
    return { report, state: 'failed', problem: storeSentence(sentence('import_changed_since')), endedAt: at };
  return { report, hasLeftOut, state: 'done', endedAt: at };
}

function jobOf({ caller, request, settings }: Context, draft: Draft, work: Work): ImportJob {
  const { kind, name, file, home, rejects, shown, owner } = draft;
  const person = personOf(caller);
  const kept: KeptImport = { owner, mine: { ...shown, columns: null } };
  return {
    ...work,
    kind,
    name,
    file,
    home,
    rejects,
    language: languageOf(request.headers['accept-language'], request.server.languages),
    bytes: shown.bytes,
    sha256: hashOf(draft),
    times: (shown.earlier?.times ?? 0) + 1,
    choice: draft.choice,
    headers: shown.columns ? headersKey(shown.columns.header) : '',
    kept,
    timeZone: settings.TIME_ZONE,
    actor: { kind: person.role, id: person.id, name: person.name },
    address: addressOf(request.ip),
  };
}
