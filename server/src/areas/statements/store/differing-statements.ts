import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';

type Replayed = {
  no: number;
  is_added_up: unknown;
  is_next: unknown;
  closing: number;
  replayed: number;
  charges: number;
  invoiced: number;
};

/**
 * Returns a sentence for each statement that does not add up, does not begin where the last one of its shop ended, or is of
 * other amounts than its postings and its invoices.
 */
async function differingSums(db: Database): Promise<string[]> {
  const { rows } = await sql<Replayed>`
    select statements.no, opening_fils + cash_fils - charges_fils - vat_fils + other_fils = closing_fils as is_added_up,
      opening_fils = coalesce(lag(closing_fils) over earlier, 0)
        and first_seq = coalesce(lag(last_seq) over earlier, 0) + 1 as is_next,
      closing_fils as closing, charges_fils + vat_fils as charges,
      (select coalesce(sum(case when sources.no is null then -postings.fils else postings.fils end), 0)
        from balances inner join postings on balances.no in (postings.from_no, postings.to_no)
          left join balances as sources on sources.no = postings.from_no and sources.no = balances.no
        where balances.kind = 'shop' and balances.party = statements.sender_id
          and postings.seq <= statements.last_seq) as replayed,
      (select coalesce(sum(total_fils), 0) from invoices where invoices.statement_no = statements.no
        and invoices.kind = 380) as invoiced
    from statements window earlier as (partition by sender_id order by no)
    order by statements.no`.execute(db);
  return rows.flatMap((row) => {
    const said = `Statement ${row.no}`;
    return [
      ...(row.is_added_up ? [] : [`${said} does not add up.`]),
      ...(row.is_next ? [] : [`${said} does not begin where the last one of its shop ended.`]),
      ...(Number(row.closing) === Number(row.replayed)
        ? []
        : [`${said} closes with ${row.closing} fils, its postings come to ${row.replayed}.`]),
      ...(Number(row.charges) === Number(row.invoiced)
        ? []
        : [`${said} has charges of ${row.charges} fils, its invoices come to ${row.invoiced}.`]),
    ];
  });
}

/** Returns a sentence if numbers of statements are missing. */
async function missingStatements(db: Database): Promise<string[]> {
  const { count, last } = await db
    .selectFrom('statements')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('no').as('last')])
    .executeTakeFirstOrThrow();
  const missing = Number(last ?? 0) - Number(count);
  return missing === 0 ? [] : [`Of statements 1 to ${last}, ${missing} are missing.`];
}

/** Returns a sentence for each invoice that was changed, and for each number that is missing. */
async function differingInvoices(db: Database): Promise<string[]> {
  const found: string[] = [];
  const last = new Map<string, number>();
  const rows = await db.selectFrom('invoices').select(['no', 'document', 'sha256']).orderBy('no').execute();
  for (const { no, document, sha256 } of rows) {
    if (createHash('sha256').update(document).digest('hex') !== sha256) found.push(`${no} was changed.`);
    const series = no.slice(0, no.lastIndexOf('-'));
    const number = Number(no.slice(series.length + 1));
    if (number !== (last.get(series) ?? 0) + 1) found.push(`An invoice is missing before ${no}.`);
    last.set(series, number);
  }
  return found;
}

/** Returns a sentence for each invoice that is credited with more than it is of. */
async function overCredited(db: Database): Promise<string[]> {
  const { rows } = await sql<{ no: string }>`
    select invoices.no from invoices inner join invoices as credits on credits.of_no = invoices.no
    group by invoices.no, invoices.net_fils, invoices.vat_fils
    having sum(credits.net_fils) > invoices.net_fils or sum(credits.vat_fils) > invoices.vat_fils
    order by invoices.no`.execute(db);
  return rows.map(({ no }) => `${no} is credited with more than it is of.`);
}

type Earned = { kind: string; posted: number; invoiced: number };

/** Returns a sentence for the revenue and the VAT if their balances are not what invoices less credit notes come to. */
async function differingRevenue(db: Database): Promise<string[]> {
  const { rows } = await sql<Earned>`
    select kinds.kind, coalesce((select -sum(fils) from balances where balances.kind = kinds.kind), 0) as posted,
      (select coalesce(sum(case invoices.kind when 381 then -1 else 1 end
        * case kinds.kind when 'vat' then vat_fils else net_fils end), 0) from invoices) as invoiced
    from (select 'revenue' as kind union all select 'vat') as kinds order by 1`.execute(db);
  return rows
    .filter(({ posted, invoiced }) => Number(posted) !== Number(invoiced))
    .map(
      ({ kind, posted, invoiced }) => `Of ${kind} ${posted} fils are posted, invoices come to ${invoiced}.`,
    );
}

/** Compares statements and invoices with the postings and charges that they are made of, which no repair changes. */
export async function differingStatements(db: Database): Promise<string[]> {
  return [
    ...(await differingSums(db)),
    ...(await missingStatements(db)),
    ...(await differingInvoices(db)),
    ...(await overCredited(db)),
    ...(await differingRevenue(db)),
  ];
}
