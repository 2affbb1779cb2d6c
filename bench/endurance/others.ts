import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PASSWORD } from '@tawseel/server/src/testing/process.ts';
import { ADMIN_EMAIL, ORDINARY } from './attacks/sign-in.ts';
import type { Server } from './business.ts';
import { Connection, serializeRequest } from './connection.ts';

/** Result of a period: times of answers in ms, shortest first, and failures. */
export type Felt = { times: number[]; failed: string[] };

/** An administrator's token. */
export async function signIn({ url }: Server): Promise<string> {
  const connection = await Connection.open(url, ORDINARY);
  const body = JSON.stringify({ email: ADMIN_EMAIL, password: PASSWORD });
  const heard = await connection.ask(serializeRequest({ path: '/api/admin/login', body }));
  connection.close();
  return JSON.parse(heard.body).token;
}

/** An ordinary user in a process of their own; `felt` returns the waits since its last call. */
export function startOrdinary(url: string, token: string): { felt: () => Promise<Felt>; leave: () => void } {
  const child = fork(path.join(import.meta.dirname, 'ordinary.ts'), [url, token, ORDINARY]);
  return {
    felt: async () => {
      child.send('');
      const [{ times, failed }] = (await once(child, 'message')) as [Felt];
      return { times: times.sort((one, other) => one - other), failed };
    },
    leave: () => child.disconnect(),
  };
}
