import {
  IconArrowBackUp,
  IconBolt,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPoint,
} from '@tabler/icons-react';
import { ordersText as text } from '../../texts/en/orders.ts';
import { showWord } from '../../texts/words.ts';
import { Badge, type Tone } from '../../ui/display/badge.tsx';
import { deliveryTypeOf, isCancelled, type LooseOrder } from './order-rules.ts';

type Look = { tone: Tone; Icon: typeof IconClock };

const LOOKS: Readonly<Record<string, Look>> = {
  completed: { tone: 'good', Icon: IconCircleCheck },
  pending: { tone: 'urgent', Icon: IconClock },
  return: { tone: 'bad', Icon: IconArrowBackUp },
};

/** An order's status: its word, with a colour and a sign of its own for completed, Pending and return. */
export function StatusBadge({ status }: { status: string | undefined }) {
  const { tone, Icon } = LOOKS[(status ?? '').toLowerCase()] ?? { tone: 'neutral', Icon: IconPoint };
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {showWord('orderStatus', status)}
    </Badge>
  );
}

/** The status of an order in a list; one that was cancelled is at return for those who do not know of that. */
export function OrderStatus({ order }: { order: LooseOrder }) {
  if (!isCancelled(order)) return <StatusBadge status={order.orderStatus || order.status} />;
  return (
    <Badge tone="bad" icon={<IconCircleX size={14} aria-hidden="true" />}>
      {text.cancelled}
    </Badge>
  );
}

/** How fast an order travels; urgent stands out. */
export function ModeBadge({ order }: { order: LooseOrder }) {
  const urgent = deliveryTypeOf(order) === 'urgent';
  return (
    <Badge tone={urgent ? 'urgent' : 'neutral'} icon={urgent && <IconBolt size={14} aria-hidden="true" />}>
      {showWord('deliveryType', order.deliveryType || order.mode)}
    </Badge>
  );
}
