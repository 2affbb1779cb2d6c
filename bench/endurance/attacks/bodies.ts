import { serializeRequest } from '../connection.ts';
import { type Attack, flood } from './attack.ts';

const MEGABYTE = 1_048_576;

/** Returns a body of about `size` bytes with as many unknown fields as fit. */
function unknownNames(size: number): string {
  const fields: string[] = [];
  for (let length = 2; length < size - 20; length += fields.at(-1)!.length + 1)
    fields.push(`"x${fields.length}":1`);
  return `{${fields.join()}}`;
}

const NAMES = unknownNames(MEGABYTE);
/** Body of the maximum length that a call accepts. */
const LIMIT_NAMES = unknownNames(65_536);
const NESTED = '['.repeat(32_000) + ']'.repeat(32_000);

function bodies(what: string, connections: number, body: string, path = '/api/orders'): Attack {
  return {
    what,
    run: async (target, from, until) => {
      const requestText = serializeRequest({ path, body, token: target.key });
      return String(
        await flood(target, until, { from: [from], connections, requestText: () => requestText }),
      );
    },
  };
}

export const bodyAttacks: Attack[] = [
  bodies('a megabyte of unknown field names, again and again', 1, NAMES),
  bodies('60 of them at once', 60, NAMES),
  bodies('150 of them at once', 150, NAMES),
  bodies('64 kB of unknown field names by contact form, 60 at once', 60, LIMIT_NAMES, '/api/contact/'),
  bodies('the same by a shop with a key, 60 at once', 60, LIMIT_NAMES),
  bodies('32,000 brackets within each other, 60 at once', 60, NESTED),
];

const FORMS = 22_000;
const ADDRESSES = 200;

const form = (turn: number) =>
  serializeRequest({
    path: '/api/contact/',
    body: JSON.stringify({
      name: `Stranger ${turn}`,
      email: `stranger-${turn}@example.ae`,
      subject: 'Your prices',
      message: 'Buy now. '.repeat(500),
    }),
  });

export const contactAttacks: Attack[] = [
  {
    what: `${FORMS} contact forms from ${ADDRESSES} addresses`,
    run: async (target, _, until) => {
      let sent = 0;
      const requestText = (turn: number) => {
        sent = turn;
        return form(turn);
      };
      const from = Array.from({ length: ADDRESSES }, (_, index) => `127.0.5.${index + 1}`);
      const tally = await flood(target, until, { from, connections: ADDRESSES, requestText, most: FORMS });
      return `${sent} sent: ${tally}`;
    },
  },
];
