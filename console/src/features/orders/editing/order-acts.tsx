import {
  isFinal,
  isTrackingStatus,
  nextStatuses,
  type TrackingEventKind,
} from '@tawseel/contract/facts/tracking';
import type { OrderDetails } from '@tawseel/contract/order-replies';
import { orders } from '@tawseel/contract/orders';
import { useEffect, useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { hasCall } from '../../../api/host.ts';
import { showMessage } from '../../../api/messages.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { editingText as text } from '../../../texts/en/order-editing.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { show, showMoney } from '../../../ui/format.ts';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { CancelOrder } from './cancel-order.tsx';
import { cashQuestion } from './cash-question.ts';
import { CorrectOrder } from './correct-order.tsx';
import styles from './editing.module.css';

function nameOf(status: string): string {
  return isTrackingStatus(status) ? text.moves[status] : status;
}

/** Returns the seconds left of those at the time of reading. */
function useSecondsLeft(seconds: number, readAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil(seconds - (now - readAt) / 1000));
  const runs = left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return Math.min(left, seconds);
}

function undoText(event: TrackingEventKind, status: string): string {
  if (event === 'cashHandedIn') return text.undoes.cashHandedIn();
  if (event === 'cancelled') return text.undoes.cancelled();
  return text.undoes.status(nameOf(status));
}

function UndoButton({ details, readAt }: OrderActsProps) {
  const { order, undo, version = '' } = details;
  const left = useSecondsLeft(undo?.seconds ?? 0, readAt);
  const undoMove = useAction(orders.undoMove, {
    done: showMessage,
    failed: text.undoFailed,
    rereads: true,
  });
  const trackingID = order?.trackingID ?? '';
  if (!undo?.event || left === 0) return null;
  return (
    <>
      <Button
        small
        busy={undoMove.busy}
        onClick={() => void undoMove.run({ params: { trackingID }, body: { version } })}
      >
        {undoText(undo.event, undo.status ?? '')}
      </Button>
      <span className="quiet">{text.undoLeft(left)}</span>
    </>
  );
}

function MoveButtons({ details }: Pick<OrderActsProps, 'details'>) {
  const move = useAction(orders.moveOrder, {
    done: (_, { params, body }) => text.moved(params.trackingID, nameOf(show(body.trackingStatus))),
    failed: text.moveFailed,
    rereads: true,
  });
  const { trackingID = '', trackingStatus = '' } = details.order ?? {};
  const next = isTrackingStatus(trackingStatus) ? nextStatuses(trackingStatus) : [];
  if (next.length === 0) return null;
  return (
    <fieldset className={classNames('row wrap', styles.moves)}>
      <legend className="visually-hidden">{text.moveTo}</legend>
      <span className="quiet" aria-hidden="true">
        {text.moveTo}
      </span>
      {next.map((to, at) => (
        <Button
          key={to}
          small
          // The usual move comes first.
          variant={at === 0 ? 'primary' : 'secondary'}
          busy={move.busy && move.variables?.body.trackingStatus === to}
          disabled={move.busy && move.variables?.body.trackingStatus !== to}
          onClick={() => void move.run({ params: { trackingID }, body: { trackingStatus: to } })}
        >
          {text.moves[to]}
        </Button>
      ))}
    </fieldset>
  );
}

function CashButton({ details }: Pick<OrderActsProps, 'details'>) {
  const handIn = useAction(orders.handInCash, {
    done: showMessage,
    failed: text.cashFailed,
    rereads: true,
  });
  const { trackingID = '', trackingStatus, paymentMethod, orderValue } = details.order ?? {};
  const { money } = details;
  const amount = money?.place === 'driver' ? money.amount : orderValue;
  if (trackingStatus !== 'delivered' || paymentMethod !== 'COD' || details.cashHandedInAt) return null;
  return (
    <Button
      small
      variant="primary"
      busy={handIn.busy}
      onClick={() =>
        void handIn.run(
          { params: { trackingID }, body: { cashHandedIn: true } },
          cashQuestion(amount, trackingID),
        )
      }
    >
      {text.cash(showMoney(amount))}
    </Button>
  );
}

type OrderActsProps = {
  details: Loose<OrderDetails>;
  /** When it was read, by the clock of the browser. */
  readAt: number;
};

/** Acts on an order that its state and the signed-in role allow. */
export function OrderActs({ details, readAt }: OrderActsProps) {
  const correcting = useOpened<Loose<OrderDetails>>();
  const cancelling = useOpened<string>();
  const { trackingID = '', trackingStatus = '' } = details.order ?? {};
  const isOver = isTrackingStatus(trackingStatus) && isFinal(trackingStatus);
  return (
    <section className="row wrap" aria-label={text.acts}>
      {hasCall(orders.moveOrder) && <MoveButtons details={details} />}
      {hasCall(orders.handInCash) && <CashButton details={details} />}
      {hasCall(orders.undoMove) && <UndoButton details={details} readAt={readAt} />}
      {hasCall(orders.updateOrder) && !isOver && (
        <Button small onClick={() => correcting.open(details)}>
          {text.correct}
        </Button>
      )}
      {hasCall(orders.cancelOrder) && !isOver && (
        <Button small variant="quiet" onClick={() => cancelling.open(trackingID)}>
          {text.cancelOrder}
        </Button>
      )}
      {correcting.value && (
        <CorrectOrder
          key={correcting.key}
          details={correcting.value}
          open={correcting.isOpen}
          onClose={correcting.close}
        />
      )}
      {cancelling.value !== undefined && (
        <CancelOrder
          key={cancelling.key}
          trackingID={cancelling.value}
          open={cancelling.isOpen}
          onClose={cancelling.close}
        />
      )}
    </section>
  );
}
