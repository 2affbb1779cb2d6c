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

/** Status with a colour, and an icon for completed, Pending and return. */
function StatusBadge({ status }: { status: string | undefined }) {
  const { tone, Icon } = LOOKS[(status ?? '').toLowerCase()] ?? { tone: 'neutral', Icon: IconPoint };
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {showWord('orderStatus', status)}
    </Badge>
  );
}

/** Status of an order, that of its pickup if it has no other; a cancelled one is at return for users who do not know of cancellations. */
export function OrderStatus({ order }: { order: LooseOrder }) {
  if (!isCancelled(order)) return <StatusBadge status={order.orderStatus?.trim() || order.status} />;
  return (
    <Badge tone="bad" icon={<IconCircleX size={14} aria-hidden="true" />}>
      {text.cancelled}
    </Badge>
  );
}

/** Delivery mode; urgent stands out. */
export function ModeBadge({ order }: { order: LooseOrder }) {
  const urgent = deliveryTypeOf(order) === 'urgent';
  return (
    <Badge tone={urgent ? 'urgent' : 'neutral'} icon={urgent && <IconBolt size={14} aria-hidden="true" />}>
      {showWord('deliveryType', order.deliveryType?.trim() || order.mode)}
    </Badge>
  );
}
