import { ADMIN, OurServer } from './our-server.ts';

/** Fixture data folder with the demo business and a session in it: every server of a run starts on a copy. */
export type Template = { folder: string; token: string; staffPassword: string };

const VARIABLE = 'TAWSEEL_E2E_TEMPLATE';

/** Singleton of a run; the workers, which inherit the environment, find it with `template`. */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const server = await OurServer.start();
  const login = await fetch(`${server.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await login.json();
  await server.end();
  const made: Template = { folder: server.folder, token, staffPassword: server.staffPassword };
  process.env[VARIABLE] = JSON.stringify(made);
  return () => server.stop();
}

export function template(): Template {
  return JSON.parse(process.env[VARIABLE] ?? '{}');
}
