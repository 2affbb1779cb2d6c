import { serializeRequest } from '../connection.ts';
import { type Attack, flood } from './attack.ts';

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
      const words = (turn: number) => {
        sent = turn;
        return form(turn);
      };
      const from = Array.from({ length: ADDRESSES }, (_, index) => `127.0.5.${index + 1}`);
      const tally = await flood(target, until, { from, connections: ADDRESSES, words, most: FORMS });
      return `${sent} sent: ${tally}`;
    },
  },
];
