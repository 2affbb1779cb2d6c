import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { cash } from '@tawseel/contract/cash';
import { collections } from '@tawseel/contract/collections';
import { orders } from '@tawseel/contract/orders';
import { senders } from '@tawseel/contract/senders';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { hasCall } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';
import { quoteText } from '../../../texts/en/charges.ts';
import { orderWindowText as text } from '../../../texts/en/order-editing.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import type { Definition } from '../../../ui/display/definition-list.tsx';
import { dotted, show, showMoney } from '../../../ui/format.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { lazyComponent } from '../../../ui/states/lazy-component.ts';
import { OrderSections } from '../details/order-sections.tsx';
import { paymentFacts, receiverFacts, senderFacts } from '../order-facts.ts';
import type { LooseOrder } from '../order-rules.ts';
import { History } from '../parcel/history.tsx';
import { ParcelNow } from '../parcel/parcel-now.tsx';
import type { PrintAct } from '../print-act.ts';
import { OrderActs } from './order-acts.tsx';
import styles from './order-window.module.css';

const Collected = lazyComponent(() => import('../parcel/collected.tsx'), 'Collected');

type TurnProps = { previous: (() => void) | undefined; next: (() => void) | undefined };

/** Previous and next order of the list. */
function Turn({ previous, next }: TurnProps) {
  if (!previous && !next) return null;
  return (
    <span className="row gap-0" data-no-print="">
      <IconButton
        label={text.previous}
        icon={<IconChevronLeft aria-hidden="true" />}
        disabled={!previous}
        onClick={previous}
      />
      <IconButton
        label={text.next}
        icon={<IconChevronRight aria-hidden="true" />}
        disabled={!next}
        onClick={next}
      />
    </span>
  );
}

/** The charge with its parts, as the order was priced. */
function Charge({ base, weight, size, packing, total }: NonNullable<LooseOrder['charge']>) {
  const parts = [
    [quoteText.base, base],
    [quoteText.weightPart, weight],
    [quoteText.sizePart, size],
    [quoteText.packingPart, packing],
  ] as const;
  const shown = parts.flatMap(([name, amount]) => (amount ? `${name} ${showMoney(amount)}` : []));
  return (
    <>
      <bdi className="block">{showMoney(total)}</bdi>
      <span className="quiet figures">{dotted(shown)}</span>
    </>
  );
}

/** The sender's facts, with the name as a link to their window. */
function linkedSender(order: LooseOrder): Definition[] {
  const { senderId, pickup } = order;
  const facts = senderFacts(order);
  if (!senderId || !hasCall(senders.listSenders)) return facts;
  const link = (
    <Link to={`${addresses.users}?${new URLSearchParams({ sender: senderId })}`}>
      {show(pickup?.senderName)}
    </Link>
  );
  return facts.map((fact) => (fact.value === show(pickup?.senderName) ? { ...fact, value: link } : fact));
}

function countFact(count: number | null | undefined): Definition[] {
  if (!count || !hasCall(cash.readCashCount)) return [];
  return [
    {
      label: text.count,
      value: (
        <Link to={`${addresses.cash}?${new URLSearchParams({ count: String(count) })}`}>{show(count)}</Link>
      ),
    },
  ];
}

export type OurOrderProps = TurnProps & {
  trackingID: string;
  /** The order as its list has it, which may be its tracking ID only. */
  listed: LooseOrder;
  print?: PrintAct;
  /** Addition of another feature below all facts. */
  more?: false | ((trackingID: string) => ReactNode);
};

/** Contents of the window of an order on our own server. */
export function OurOrder({ trackingID, listed, previous, next, print, more = false }: OurOrderProps) {
  const read = useRead(orders.readOrder, { params: { trackingID } });
  const { order = listed, delivery, money } = read.data ?? {};
  if (read.error && !read.data && listed._id === undefined) {
    return (
      <FailedState
        title={text.notFound}
        hint={read.error.message}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    );
  }
  return (
    <OrderSections
      order={order}
      turn={<Turn previous={previous} next={next} />}
      receiver={receiverFacts(order, delivery)}
      sender={linkedSender(order)}
      payment={[
        ...paymentFacts(order, money, order.charge && <Charge {...order.charge} />),
        ...countFact(money?.count),
      ]}
      acts={
        <>
          <div className={styles.acts} data-no-print="">
            {read.data && <OrderActs details={read.data} readAt={read.dataUpdatedAt} print={print} />}
          </div>
          <ParcelNow trackingID={trackingID} />
        </>
      }
      more={
        <>
          {order.trackingStatus === 'delivered' && hasCall(collections.readCollected) && (
            <Suspense>
              <Collected trackingID={trackingID} />
            </Suspense>
          )}
          <History trackingID={trackingID} />
          {more && <Suspense>{more(trackingID)}</Suspense>}
        </>
      }
    />
  );
}
