import { setImmediate } from 'node:timers/promises';
import { access } from '@tawseel/contract/access';
import { afterEach, expect, test } from 'vitest';
import { ADMIN, startApp } from '../../testing/app.ts';
import { SQLITE } from '../../testing/databases.ts';
import type { Settings } from '../settings.ts';

let close: () => Promise<void>;
afterEach(() => close());

/** Starts a server that was asked for a link and whose mail server is slow. */
async function startBusy(settings: Partial<Settings> = {}) {
  const opened = await SQLITE.open();
  close = opened.close;
  const free = Promise.withResolvers<void>();
  const sent: string[] = [];
  const mailer = {
    consoleAt: 'https://parcels.example',
    send: async ({ to }: { to: string }) => {
      await free.promise;
      // Longer than it takes to close a server that waits for nothing.
      for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
      sent.push(to);
    },
  };
  const { app, call } = await startApp(opened.db, settings, undefined, { mailer });
  await call(access.forgotPassword, { body: { email: ADMIN.email } }, { token: null });
  return { app, sent, free: free.resolve };
}

test('a stopping server first runs jobs that were queued after answers', async () => {
  const { app, sent, free } = await startBusy();
  const stopped = app.close();
  free();
  await stopped;
  expect(sent).toEqual([ADMIN.email]);
});

test('a stopping server waits for them no longer than for open calls', async () => {
  const { app, sent } = await startBusy({ STOP_SECONDS: 0 });
  await app.close();
  expect(sent).toEqual([]);
});
