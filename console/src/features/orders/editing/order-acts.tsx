import {
  isTrackingStatus,
  nextStatuses,
  type TrackingEventKind,
  type TrackingStatus,
} from '@tawseel/contract/facts/tracking';
import type { OrderDetails } from '@tawseel/contract/order-replies';
import { orders } from '@tawseel/contract/orders';
import { useEffect, useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { showMessage } from '../../../api/messages.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { editingText as text } from '../../../texts/en/order-editing.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { show, showMoney } from '../../../ui/format.ts';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { CancelOrder } from './cancel-order.tsx';
import { cashQuestion } from './cash-question.ts';
import { CorrectOrder } from './correct-order.tsx';

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

/** Undoes the last change within its few minutes. */
export function UndoButton({ details, readAt }: UndoProps) {
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

type MoveProps = ActProps & {
  /** Statuses to offer, of those that may follow. */
  of: (next: TrackingStatus) => boolean;
  variant?: 'primary' | undefined;
};

/** Moves an order on, with a button for each status. */
export function MoveButtons({ details, of, variant }: MoveProps) {
  const move = useAction(orders.moveOrder, {
    done: (_, { params, body }) => text.moved(params.trackingID, nameOf(show(body.trackingStatus))),
    failed: text.moveFailed,
    rereads: true,
  });
  const { trackingID = '', trackingStatus = '' } = details.order ?? {};
  const next = isTrackingStatus(trackingStatus) ? nextStatuses(trackingStatus) : [];
  return next.filter(of).map((to) => (
    <Button
      key={to}
      small
      variant={variant}
      busy={move.busy && move.variables?.body.trackingStatus === to}
      disabled={move.busy && move.variables?.body.trackingStatus !== to}
      onClick={() => void move.run({ params: { trackingID }, body: { trackingStatus: to } })}
    >
      {text.moves[to]}
    </Button>
  ));
}

/** Records the cash of a delivered order that no driver has. */
export function CashButton({ details }: ActProps) {
  const handIn = useAction(orders.handInCash, {
    done: showMessage,
    failed: text.cashFailed,
    rereads: true,
  });
  const { trackingID = '', orderValue: amount } = details.order ?? {};
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

export type UndoProps = {
  details: Loose<OrderDetails>;
  /** When it was read, by the clock of the browser. */
  readAt: number;
};

type ActProps = Pick<UndoProps, 'details'>;

export function CorrectButton({ details }: ActProps) {
  const correcting = useOpened<Loose<OrderDetails>>();
  return (
    <>
      <Button small onClick={() => correcting.open(details)}>
        {text.correct}
      </Button>
      <Opened of={correcting}>{(frame, details) => <CorrectOrder details={details} {...frame} />}</Opened>
    </>
  );
}

export function CancelButton({ details }: ActProps) {
  const cancelling = useOpened<string>();
  return (
    <>
      <Button small onClick={() => cancelling.open(details.order?.trackingID ?? '')}>
        {text.cancelOrder}
      </Button>
      <Opened of={cancelling}>
        {(frame, trackingID) => <CancelOrder trackingID={trackingID} {...frame} />}
      </Opened>
    </>
  );
}
