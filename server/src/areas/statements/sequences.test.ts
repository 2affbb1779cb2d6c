import { business } from '@tawseel/contract/business';
import { cash } from '@tawseel/contract/cash';
import { statements } from '@tawseel/contract/statements';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { atTheDoor, type Person } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';
import { differingBalances } from '../ledger/store/replay.ts';
import { differingCharges } from '../orders/store/delivered-since.ts';
import { differingStatements } from './store/differing-statements.ts';

/** Sequences of acts; the environment asks for more than a run of all tests has time for. */
const SEQUENCES = Number(process.env.STATEMENT_SEQUENCES ?? 3);
const TODAY = '2026-11-21';

const ACTS = [
  ...['cash', 'card', 'nothing', 'reopen', 'hand-in', 'reverse', 'close', 'close', 'pay', 'pay from box'],
  ...['payment', 'compensation', 'charge', 'credit', 'nets', 'nets not'],
  ...['cards wait', 'cards paid'],
] as const;

const anAct = fc.record({
  what: fc.constantFrom(...ACTS),
  at: fc.nat({ max: 2 }),
  aed: fc.nat({ max: 200 }),
});

onEveryDatabase((server) => {
  const { at, hire, out, act } = atTheDoor(server);
  let karim: Person;
  let shop: string;

  beforeEach(async () => {
    karim = await hire('cashier');
    await save(null);
  });

  async function save(cardPaidThrough: string | null) {
    const { logo: _, updatedAt: __, ...details } = (await server.call(business.readBusiness, {})).data;
    const billing = { ...details.billing, cardPaidThrough };
    const body = { ...details, city: '' as const, trn: '100384726190003', billing };
    await server.call(business.updateBusiness, { body: body as never });
  }

  const read = async () => (await server.call(statements.readShop, { params: { id: shop } })).data;
  const newest = async () =>
    (await server.call(statements.listStatements, { query: { shop, page: 1, limit: 1 } })).data[0];

  async function handIn() {
    const { total = 0 } = (await server.call(cash.readDriverCash, { params: { id: at.bilal.id } }, karim))
      .data;
    return { driverId: at.bilal.id, total, pieces: { 25: total * 4 } };
  }

  /** Returns the calls of each act, of which the server refuses those that do not fit. */
  function calls(stops: readonly string[], { at: stop, aed }: { at: number; aed: number }) {
    const door = (contents: object) => act(stops[stop]!, { confirmAmount: true, ...contents });
    const onShop = { params: { id: shop } };
    const adjust = (kind: string) => ({ ...onShop, body: { kind, amount: aed + 1, what: 'Because' } });
    const terms = (nets: boolean) => ({
      ...onShop,
      body: { cycle: 'week', nets, codFee: 1.5, returnFee: null, dueDays: null, tin: '' },
    });
    const payment = async (from: string) => ({
      body: { numbers: [(await newest())?.number ?? 1], from, on: TODAY, slip: 'FT' },
    });
    return {
      cash: () => door({ cash: aed }),
      card: () => door({ card: aed }),
      nothing: () => door({ cash: 0 }),
      reopen: () => door({ act: 'reopened', receivedBy: undefined }),
      'hand-in': async () => server.send(cash.handIn, { body: await handIn() }, karim),
      reverse: async () => {
        const { data } = await server.call(cash.listCashCounts, { query: {} });
        const asked = { params: { number: data[0]?.number ?? 1 }, body: { reason: 'Another driver' } };
        return server.send(cash.reverseHandIn, asked);
      },
      close: async () => {
        const body = { through: TODAY, shops: [{ _id: shop, toPay: (await read()).toPay }] };
        return server.send(statements.closeStatements, { body });
      },
      pay: async () => server.send(statements.payStatements, (await payment('bank')) as never),
      'pay from box': async () =>
        server.send(statements.payStatements, (await payment('box')) as never, karim),
      payment: () =>
        server.send(statements.receivePayment, { ...onShop, body: { amount: aed + 1, into: 'box' } }, karim),
      compensation: () => server.send(statements.adjustShop, adjust('compensation') as never),
      charge: () => server.send(statements.adjustShop, adjust('charge') as never),
      credit: async () => {
        const [no = 'INV-2026-000001'] = (await newest())?.invoices ?? [];
        const invoice = await server.send(statements.readInvoice, { params: { no } });
        if (invoice.statusCode !== 200) return invoice;
        const [charge] = (
          JSON.parse(invoice.body) as { data: { charges: { _id: string; creditNote: string | null }[] } }
        ).data.charges.filter(({ creditNote }) => creditNote === null);
        const body = { charges: [charge?._id ?? 'none'], reason: 'error' as const };
        return server.send(statements.creditInvoice, { params: { no }, body });
      },
      nets: () => server.send(statements.changeShopTerms, terms(true) as never),
      'cards wait': () => save('2026-11-20'),
      'cards paid': () => save(TODAY),
      'nets not': () => server.send(statements.changeShopTerms, terms(false) as never),
    } satisfies Record<(typeof ACTS)[number], () => Promise<unknown>>;
  }

  test('statements, invoices and charges fit the postings after any sequence of acts', async () => {
    const acts = fc.array(anAct, { minLength: 10, maxLength: 20 });
    for (const sequence of fc.sample(acts, { numRuns: SEQUENCES, seed: Number(process.env.SEED ?? 57) })) {
      shop = (await insertRow(server.db, 'senders')).id;
      await server.call(statements.openShop, {
        params: { id: shop },
        body: { paid: 0, billedFrom: '2026-11-01' },
      });
      const made = await out(3, {
        ...{ payment_method: 'COD', value_fils: 10_000, charge_fils: 1_733, sender_id: shop },
        moved_at: '2026-11-21T09:00:00.000Z',
      });
      await insertAssigned(server.db, made.slice(-3));
      const stops = made.slice(-3).map(({ stopId }) => stopId);
      for (const step of sequence) await calls(stops, step)[step.what]();
      const said = JSON.stringify(sequence.map(({ what, at: stop, aed }) => [what, stop, aed]));
      const differences = [
        ...(await differingBalances(server.db)),
        ...(await differingCharges(server.db, 'Asia/Dubai')),
        ...(await differingStatements(server.db)),
      ];
      expect(differences, said).toEqual([]);
      const { last, owed, charges, vat, toPay, owes, terms, cardsNotPaid } = await read();
      const closing = Math.round((owed - charges - vat) * 100) / 100;
      if (terms.nets)
        expect([toPay, owes, said]).toEqual([
          Math.max(Math.round((closing - cardsNotPaid) * 100) / 100, 0),
          Math.max(-closing, 0),
          said,
        ]);
      if (last) expect((await newest())?.number).toBe(last.number);
      await server.db.updateTable('runs').set({ state: 'closed' }).execute();
    }
  });
});
