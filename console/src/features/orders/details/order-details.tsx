import { DISPATCH } from '@tawseel/contract/facts/roles';
import { orders } from '@tawseel/contract/orders';
import { type ReactNode, Suspense, useEffect } from 'react';
import { hasCall, hasFeature, isFor } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';
import { ordersText as text } from '../../../texts/en/orders.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Thumbnails } from '../../../ui/dialog/picture-viewer.tsx';
import { DefinitionList } from '../../../ui/display/definition-list.tsx';
import { picturesIn } from '../../../ui/display/safe-url.ts';
import { show } from '../../../ui/format.ts';
import { lazyComponent, preload } from '../../../ui/states/lazy-component.ts';
import { parcelFacts, paymentFacts, receiverFacts, senderFacts, trackingText } from '../order-facts.ts';
import { isCancelled, type LooseOrder, mayReadCode } from '../order-rules.ts';
import { ModeBadge, OrderStatus } from '../status-badge.tsx';
import { DetailsSection } from './details-section.tsx';
import styles from './order-details.module.css';

const OrderActs = lazyComponent(() => import('../editing/order-acts.tsx'), 'OrderActs');
const ParcelNow = lazyComponent(() => import('../parcel/parcel-now.tsx'), 'ParcelNow');
const History = lazyComponent(() => import('../parcel/history.tsx'), 'History');
const TryActs = lazyComponent(() => import('../parcel/attempts-acts.tsx'), 'TryActs');
const DeliveryCode = lazyComponent(() => import('../parcel/delivery-code.tsx'), 'DeliveryCode');

function Images({ order }: { order: LooseOrder }) {
  const pictures = picturesIn(order.orderImage).map((src, at) => ({
    src,
    alt: text.image(at + 1, show(order.trackingID)),
  }));
  if (pictures.length === 0) return <p className="quiet">{text.noImages}</p>;
  return <Thumbnails pictures={pictures} />;
}

/** Addition of another feature to an order, by tracking ID. */
type Addition = false | ((trackingID: string) => ReactNode);
type Additions = {
  /** Shown next to the acts on the order. */
  act?: Addition;
  /** Shown below all facts. */
  more?: Addition;
};

function Details({ order: listed, act, more }: { order: LooseOrder } & Additions) {
  const { trackingID } = listed;
  const read = useRead(
    orders.readOrder,
    { params: { trackingID: trackingID ?? '' } },
    { enabled: Boolean(trackingID) },
  );
  const order = read.data?.order ?? listed;
  const mayRead = hasCall(orders.readOrder);
  useEffect(() => {
    if (mayRead) preload(OrderActs);
  }, [mayRead]);
  const { trackingStatus } = order;
  return (
    <div className="stack gap-3">
      <div className="row wrap">
        <p className={styles.tracking}>
          <span className="quiet">{text.trackingID}</span>
          <strong translate="no">{show(trackingID)}</strong>
          {trackingID && <CopyButton text={trackingID} />}
        </p>
        <OrderStatus order={order} />
        <ModeBadge order={order} />
      </div>
      {mayRead && (
        <div className={styles.acts} data-no-print="">
          <Suspense>{read.data && <OrderActs details={read.data} readAt={read.dataUpdatedAt} />}</Suspense>
          {trackingID && (
            <div className={styles.more}>
              <Suspense>
                {isFor({ feature: 'tawseel', may: DISPATCH }) && (
                  <TryActs
                    trackingID={trackingID}
                    trackingStatus={trackingStatus}
                    isCancelled={isCancelled(order)}
                  />
                )}
                {act && <Suspense>{act(trackingID)}</Suspense>}
                {read.data?.trackingUrl && (
                  <CopyButton text={read.data.trackingUrl}>{text.copyLink}</CopyButton>
                )}
                {mayReadCode(trackingStatus) && <DeliveryCode trackingID={trackingID} />}
              </Suspense>
            </div>
          )}
        </div>
      )}
      {trackingID && hasFeature('tawseel') && (
        <Suspense>
          <ParcelNow trackingID={trackingID} />
        </Suspense>
      )}
      <DetailsSection title={text.images}>
        <Images order={order} />
      </DetailsSection>
      <DetailsSection title={text.receiverInfo}>
        <DefinitionList items={receiverFacts(order, read.data?.delivery)} />
      </DetailsSection>
      <DetailsSection title={text.senderInfo}>
        <DefinitionList items={senderFacts(order)} />
      </DetailsSection>
      <DetailsSection title={text.paymentInfo}>
        <DefinitionList items={paymentFacts(order, read.data?.money)} />
      </DetailsSection>
      <DetailsSection title={text.orderInfo}>
        <DefinitionList items={parcelFacts(order)} />
      </DetailsSection>
      <DetailsSection title={text.tracking}>
        <p className={styles.status}>
          {trackingStatus ? trackingText(trackingStatus) : show(trackingStatus)}
        </p>
      </DetailsSection>
      {trackingID && hasCall(orders.listTrackingEvents) && (
        <Suspense>
          <History trackingID={trackingID} />
        </Suspense>
      )}
      {more && trackingID && <Suspense>{more(trackingID)}</Suspense>}
    </div>
  );
}

type OrderDetailsProps = Additions & {
  order: LooseOrder;
  open: boolean;
  onClose: () => void;
};

export function OrderDetails({ order, open, onClose, act = false, more = false }: OrderDetailsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.details(show(order.trackingID))} size="large">
      <Details order={order} act={act} more={more} />
    </Dialog>
  );
}
