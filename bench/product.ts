// Runs the server on a filled database, as in production except for the request limits, with a clock that starts at the
// time of the last order. Sends its port and a token to the parent process.
import { buildApp } from '@tawseel/server/src/app.ts';
import { findAdmin, insertAdmin } from '@tawseel/server/src/areas/access/store/admins.ts';
import { insertSession } from '@tawseel/server/src/areas/access/store/sessions.ts';
import { openDatabase } from '@tawseel/server/src/platform/engine/open.ts';
import { hashToken, newToken } from '@tawseel/server/src/platform/security/tokens.ts';
import { readSettings } from '@tawseel/server/src/platform/settings.ts';
import { END } from './fill.ts';

const settings = readSettings({
  ...process.env,
  LOG_LEVEL: 'info',
  DEMO: 'no',
  REQUESTS_PER_MINUTE: '10000000',
  ORDERS_PER_HOUR: '10000000',
  MB_PER_HOUR: '1000000',
});
const started = Date.now();
const clock = () => new Date(END + Date.now() - started);
const { db } = await openDatabase(settings);
const token = newToken();
const created_at = clock().toISOString();
if (!(await findAdmin(db, 'bench'))) {
  await insertAdmin(db, {
    id: 'bench',
    email: 'bench@tawseel.example',
    name: 'Bench',
    phone: '',
    address: '',
    profile_image: '',
    password_hash: '',
    created_at,
  });
}
await insertSession(db, {
  token_hash: hashToken(token),
  account_id: 'bench',
  created_at,
  expires_at: '2069-01-01T00:00:00.000Z',
});
const app = await buildApp({ db, settings, clock });
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit());

/** Processor time of this thread in ms, which other processes on the machine do not change. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let watched: { longestMs: number } | undefined;

/** Measures each turn of the event loop until the watch ends. */
function watchTurns(own: { longestMs: number }, since: number): void {
  if (watched !== own) return;
  const now = processorMs();
  own.longestMs = Math.max(own.longestMs, now - since);
  setImmediate(watchTurns, own, now);
}

process.on('message', (order: 'watch' | 'answer') => {
  if (order === 'watch') {
    watched = { longestMs: 0 };
    watchTurns(watched, processorMs());
  } else {
    process.send?.(watched?.longestMs ?? 0);
    watched = undefined;
  }
});
process.send?.({ port: (app.server.address() as { port: number }).port, token });
