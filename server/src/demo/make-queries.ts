import type { Tables } from '../store/tables.ts';
import { DAY_MS, type DemoContext, HOUR_MS, iso, MINUTE_MS } from './context.ts';
import { MESSAGES, type MessageData } from './data/messages.ts';
import type { DemoOrder } from './make-orders.ts';
import type { DemoSender } from './make-senders.ts';
import { emailOf } from './people.ts';

type Writer = { name: string; email: string };

/** What customers wrote in the last two months, about orders that stood then as they say. */
export function makeQueries(
  context: DemoContext,
  senders: readonly DemoSender[],
  orders: readonly DemoOrder[],
): Tables['queries'][] {
  const emails = new Set<string>();
  const used = new Set<DemoOrder>();
  return MESSAGES.map((message, place) => {
    const at = writtenAt(context, place);
    const order = message.about === 'none' ? undefined : orderFor(message, at, orders, used);
    if (order) used.add(order);
    const { name, email } = writerOf(context, message, order, senders, at, emails);
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

/** The more recent the more often: the first half an hour ago, the last some two months. */
function writtenAt(context: DemoContext, place: number): number {
  return Math.floor(
    context.now - 35 * MINUTE_MS - place ** 1.4 * 0.35 * DAY_MS - context.random.next() * HOUR_MS,
  );
}

/** The latest order, not asked about yet, that stood as the message says when it was written. */
function orderFor(
  { about, from }: MessageData,
  at: number,
  orders: readonly DemoOrder[],
  used: ReadonlySet<DemoOrder>,
): DemoOrder | undefined {
  const wanted = about === 'delivered' ? 'delivered' : 'return';
  const cash = about === 'delivered' && from === 'sender';
  return orders.findLast((order) => {
    if (used.has(order) || Date.parse(order.row.created_at) > at - 20 * HOUR_MS) return false;
    if (cash && order.row.payment_method !== 'COD') return false;
    const end = order.course.at(-1);
    const ended = end !== undefined && ['delivered', 'return'].includes(end.status) && end.at < at;
    return about === 'open' ? !ended : ended && end.status === wanted;
  });
}

function writerOf(
  context: DemoContext,
  message: MessageData,
  order: DemoOrder | undefined,
  senders: readonly DemoSender[],
  at: number,
  emails: Set<string>,
): Writer {
  if (order && message.from === 'receiver') {
    const name = order.row.receiver_name;
    return { name, email: emailOf(name, 'mail.example', emails) };
  }
  const known = senders.filter((sender) => sender.createdAt < at);
  const sender = order
    ? known.find(({ row }) => row.id === order.row.sender_id)
    : context.random.pick(known.filter(({ trade }) => trade !== undefined));
  return { name: sender?.row.name ?? '', email: sender?.row.email ?? '' };
}
