import type { Host } from './test.ts';

/** What a host answers a call that the test makes itself, without the console. */
export async function ask(host: Host, method: string, path: string, body?: object) {
  const response = await fetch(`${host.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${host.token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return response.json();
}
