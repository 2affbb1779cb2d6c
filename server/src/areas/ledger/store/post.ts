import { COUNTABLE, type PostingKind } from '@tawseel/contract/facts/ledger';
import { sql } from 'kysely';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import { lastOf, nextOf } from '../../../platform/engine/number-series.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { toAed } from '../../../platform/values/fils.ts';
import type { BalanceName } from '../rules/names.ts';

export type BalanceRow = Tables['balances'];
export type PostingRow = Tables['postings'];

/** Money to move, in fils, from one balance to another. */
export type Posting = {
  kind: PostingKind;
  from: BalanceName;
  to: BalanceName;
  fils: number;
  orderSeq?: number;
  countNo?: number;
  reverses?: number;
  slip?: string | undefined;
  note?: string | undefined;
};

type Writing = Pick<Work, 'trx' | 'actor'>;

export async function findBalance(db: Database, name: BalanceName): Promise<BalanceRow | undefined> {
  const { kind, party, warehouse } = name;
  return db
    .selectFrom('balances')
    .selectAll()
    .where('kind', '=', kind)
    .where('party', '=', party)
    .where('warehouse', '=', warehouse)
    .executeTakeFirst();
}

/** Returns what a balance holds in fils; 0 if nothing was posted to it. */
export async function filsOf(db: Database, name: BalanceName): Promise<number> {
  return Number((await findBalance(db, name))?.fils ?? 0);
}

async function insertBalance(trx: Trx, { kind, party, warehouse }: BalanceName): Promise<number> {
  const no = await nextOf(trx, 'balances');
  await trx.insertInto('balances').values({ no, kind, party, warehouse, fils: 0 }).execute();
  return no;
}

const keyOf = ({ kind, party, warehouse }: BalanceName) => [kind, party, warehouse].join('\n');

/** Returns the numbers of the balances of postings, by their keys; those that are new are inserted. */
async function numbersOf(trx: Trx, postings: readonly Posting[]): Promise<Map<string, number>> {
  const names = new Map(postings.flatMap(({ from, to }) => [from, to]).map((name) => [keyOf(name), name]));
  const tuples = [...names.values()].map(
    ({ kind, party, warehouse }) => sql`(${kind}, ${party}, ${warehouse})`,
  );
  const { rows } = await sql<BalanceRow>`select no, kind, party, warehouse from balances
    where (kind, party, warehouse) in (values ${sql.join(tuples)})`.execute(trx);
  const numbers = new Map(rows.map((row) => [keyOf(row), row.no]));
  for (const [key, name] of names) if (!numbers.has(key)) numbers.set(key, await insertBalance(trx, name));
  return numbers;
}

async function change(trx: Trx, no: number, fils: number): Promise<void> {
  const after = await trx
    .updateTable('balances')
    .set((eb) => ({ fils: eb('fils', '+', fils) }))
    .where('no', '=', no)
    .returning(['kind', 'fils'])
    .executeTakeFirstOrThrow();
  const left = Number(after.fils);
  if (left < 0 && COUNTABLE.includes(after.kind))
    throw refuse('not_enough_cash', { kind: after.kind, there: toAed(left - fils) });
}

/** Waits for other transactions that post: balances that are read afterwards stay until this one ends. */
export async function lockPostings(trx: Trx): Promise<void> {
  await lastOf(trx, 'postings', 0);
}

/**
 * Moves money between balances: the only writer of postings and balances. The number of the first posting is drawn
 * before anything else, so that transactions that post wait for each other and never lock balances crosswise. Throws
 * if a box, a safe or a driver's change would be below zero.
 */
export async function post({ trx, actor }: Writing, at: string, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  const last = await lastOf(trx, 'postings', postings.length);
  const numbers = await numbersOf(trx, postings);
  const changes = new Map<number, number>();
  const add = (no: number, fils: number) => changes.set(no, (changes.get(no) ?? 0) + fils);
  const rows = postings.map((posting, index): PostingRow => {
    const from_no = numbers.get(keyOf(posting.from)) ?? 0;
    const to_no = numbers.get(keyOf(posting.to)) ?? 0;
    add(from_no, -posting.fils);
    add(to_no, posting.fils);
    return {
      seq: last - postings.length + 1 + index,
      at,
      kind: posting.kind,
      from_no,
      to_no,
      fils: posting.fils,
      order_seq: posting.orderSeq ?? null,
      count_no: posting.countNo ?? null,
      reverses: posting.reverses ?? null,
      slip: posting.slip ?? '',
      note: posting.note ?? '',
      actor_kind: actor.kind,
      actor: actor.id,
      actor_name: actor.name,
    };
  });
  const inOrder = [...changes].filter(([, fils]) => fils !== 0).sort(([one], [other]) => one - other);
  for (const [no, fils] of inOrder) await change(trx, no, fils);
  await insertRows(trx, 'postings', rows);
}
