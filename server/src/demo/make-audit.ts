import { COMMAND } from '@tawseel/contract/facts/audit';
import type { StaffRow } from '../areas/staff/tables.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { toAed } from '../platform/values/fils.ts';
import { DAY_MS, type DemoContext, HOUR_MS, inWorkingHours, iso, MINUTE_MS } from './context.ts';
import type { DemoSender } from './make-senders.ts';

type Row = Tables['audit'];
type AuditActor = Pick<Row, 'actor_kind' | 'actor_id' | 'actor_name' | 'address_hash'>;
type What = Pick<Row, 'call' | 'subject_kind' | 'subject_id' | 'subject_name'> & {
  before?: object;
  after?: object;
};

const DAYS_OF_SIGN_INS = 21;
const RATE_CHANGES = 40;
const LEAST_AGO_MS = 10 * MINUTE_MS;

const nameOf = ({ first_name, last_name }: StaffRow) => `${first_name} ${last_name}`;

/** Returns an instant at least some minutes ago, within working hours. */
function before(context: DemoContext, ago: number): number {
  const latest = context.now - LEAST_AGO_MS;
  return Math.min(latest, inWorkingHours(context, latest - ago));
}

/** Returns the audit log of the business: sign-ins, new staff, changed rates. */
export function makeAudit(
  context: DemoContext,
  admin: { id: string; name: string } | undefined,
  { staff, senders }: { staff: readonly StaffRow[]; senders: readonly DemoSender[] },
): Row[] {
  const { random } = context;
  const hash = () => Buffer.from(random.bytes(8)).toString('hex');
  const office = hash();
  const boss: AuditActor = admin
    ? { actor_kind: 'administrator', actor_id: admin.id, actor_name: admin.name, address_hash: office }
    : { actor_kind: 'command', actor_id: COMMAND, actor_name: '', address_hash: '' };
  const desk = staff.filter(({ kind }) => kind !== 'driver');
  const addresses = new Map(desk.map(({ warehouse_id }) => [warehouse_id, hash()]));
  const member = (one: StaffRow): AuditActor => ({
    actor_kind: one.kind,
    actor_id: one.id,
    actor_name: nameOf(one),
    address_hash: addresses.get(one.warehouse_id) ?? office,
  });
  const row = (at: number, who: AuditActor, { before: was, after, ...what }: What): Row => ({
    id: context.idAt(at),
    at: iso(at),
    ...who,
    ...what,
    before: was ? JSON.stringify(was) : null,
    after: after ? JSON.stringify(after) : null,
  });

  const signIns = Array.from({ length: DAYS_OF_SIGN_INS }, (_, day) => {
    const at = before(context, day * DAY_MS + random.below(2 * HOUR_MS));
    const who = admin && day % 3 === 0 ? boss : member(random.pick(desk));
    const subject = { subject_kind: 'session', subject_id: who.actor_id, subject_name: who.actor_name };
    return row(at, who, { call: 'account.login', ...subject, after: { signedIn: true } });
  });
  const away = staff.filter(({ profile_status }) => profile_status !== 'Active');
  const toggles = away.map((one) => {
    const call = `${one.kind}s.toggleStatus`;
    const subject = { subject_kind: 'staff', subject_id: one.id, subject_name: nameOf(one) };
    const change = { before: { profileStatus: 'Active' }, after: { profileStatus: 'unActive' } };
    return row(before(context, random.below(60 * DAY_MS)), boss, { call, ...subject, ...change });
  });
  const companies = senders.filter(({ trade }) => trade).map((sender) => sender.row);
  const rates = Array.from({ length: RATE_CHANGES }, () => {
    const company = random.pick(companies);
    const [was, is] = [random.between(30, 90) * 50, random.between(30, 90) * 50].map(toAed);
    const route = `${company.city} to ${random.pick(['Dubai', 'Sharjah', 'Ajman', 'Abu-Dhabi'])} (normal)`;
    const subject = { subject_kind: 'rate', subject_id: company.id, subject_name: company.name };
    return row(before(context, random.below(120 * DAY_MS)), boss, {
      call: 'cityRates.updateCompanyRates',
      ...subject,
      before: { [route]: was },
      after: { rates: 1, [route]: is },
    });
  });
  return [...signIns, ...toggles, ...rates];
}
