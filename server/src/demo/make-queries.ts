import type { Tables } from '../platform/engine/tables.ts';
import { DAY_MS, type DemoContext, HOUR_MS, inWorkingHours, iso, MINUTE_MS } from './context.ts';
import { MESSAGES, type MessageData } from './data/messages.ts';
import type { DemoOrder } from './make-orders.ts';
import type { DemoSender } from './make-senders.ts';
import { emailOf, makePerson } from './people.ts';

type Writer = { name: string; email: string };

/** Returns the messages of the last two months, about orders in the state that they describe. */
export function makeQueries(
  context: DemoContext,
  senders: readonly DemoSender[],
  orders: readonly DemoOrder[],
): Tables['queries'][] {
  const companies = new Map(
    senders.filter((sender) => sender.trade).map((sender) => [sender.row.id, sender]),
  );
  const emails = new Set<string>();
  const used = new Set<DemoOrder>();
  return MESSAGES.map((message, index) => {
    const at = writtenAt(context, index);
    const order =
      message.about && orders.findLast((one) => !used.has(one) && suits(one, message, at, companies));
    if (order) used.add(order);
    const { name, email } = writerOf(context, message, order, companies, emails);
    return {
      id: context.idAt(at),
      name,
      email,
      subject: message.subject,
      message: message.message.replace('{order}', order?.row.tracking_id ?? 'my order'),
      created_at: iso(at),
    };
  });
}

/**
 * Message time, by a power curve: the more recent the more often, the first within two hours, the last some two months
 * ago, few in the night.
 */
function writtenAt(context: DemoContext, index: number): number {
  const past = 35 * MINUTE_MS + index ** 1.4 * 0.35 * DAY_MS + context.random.next() * HOUR_MS;
  const awake = index === 0 ? context.now - past : inWorkingHours(context, context.now - past);
  return Math.floor(Math.min(awake, context.now - index * MINUTE_MS));
}

/** Whether an order stood, when the message was written, as the message says. */
function suits(
  { row, course }: DemoOrder,
  { about, from, fits }: MessageData,
  at: number,
  companies: ReadonlyMap<string, DemoSender>,
): boolean {
  if (Date.parse(row.created_at) > at - 20 * HOUR_MS) return false;
  if (from === 'company' && !companies.has(row.sender_id ?? '')) return false;
  if (fits && !fits(row)) return false;
  const end = course.at(-1);
  const ended = end !== undefined && end.at < at && ['delivered', 'return'].includes(end.status);
  if (about === 'open') return !ended;
  return ended && end.status === (about === 'delivered' ? 'delivered' : 'return') && !row.cancelled_at;
}

function writerOf(
  context: DemoContext,
  message: MessageData,
  order: DemoOrder | undefined,
  companies: ReadonlyMap<string, DemoSender>,
  emails: Set<string>,
): Writer {
  if (message.from === 'company') {
    const suitable = [...companies.values()].filter(
      ({ row, trade }) =>
        (!message.trade || trade === message.trade) && (!message.city || row.city === message.city),
    );
    const company = companies.get(order?.row.sender_id ?? '') ?? context.random.pick(suitable);
    return { name: company.row.name, email: company.row.email };
  }
  const name = order?.row.receiver_name ?? makePerson(context.random).name;
  return { name, email: emailOf(name, 'mail.example', emails) };
}
