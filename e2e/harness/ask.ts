import type { Host } from './test.ts';

/** Sends a call without the console. Returns its status and its answer. */
export async function send(host: Host, method: string, path: string, body?: object) {
  const response = await fetch(`${host.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${host.token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, answer: await response.json() };
}

/** Returns the answer of a call that the test makes without the console. Throws if it is refused. */
export async function ask(host: Host, method: string, path: string, body?: object) {
  const { status, answer } = await send(host, method, path, body);
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${answer.message}`);
  return answer;
}

/** The code that the receiver of an order says at the door, as a supervisor or an administrator reads it. */
export async function readCode(host: Host, trackingID: string): Promise<string> {
  return (await ask(host, 'POST', `/api/orders/${trackingID}/delivery-code`)).data.code;
}
