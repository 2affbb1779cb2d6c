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

/** The code that the receiver of an order says at the door, as a supervisor or an administrator reads it. */
export async function readCode(host: Host, trackingID: string): Promise<string> {
  return (await ask(host, 'POST', `/api/orders/${trackingID}/delivery-code`)).data.code;
}
