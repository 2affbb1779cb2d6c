import type { ReactNode } from 'react';
import { ordersText as text } from '../../../texts/en/orders.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Thumbnails } from '../../../ui/dialog/picture-viewer.tsx';
import { type Definition, DefinitionList } from '../../../ui/display/definition-list.tsx';
import { picturesIn } from '../../../ui/display/safe-url.ts';
import { show } from '../../../ui/format.ts';
import { parcelFacts, paymentFacts, receiverFacts, senderFacts, trackingText } from '../order-facts.ts';
import type { LooseOrder } from '../order-rules.ts';
import { ModeBadge, OrderStatus } from '../status-badge.tsx';
import { DetailsSection } from './details-section.tsx';

function Images({ order }: { order: LooseOrder }) {
  const pictures = picturesIn(order.orderImage).map((src, at) => ({
    src,
    alt: text.image(at + 1, show(order.trackingID)),
  }));
  if (pictures.length === 0) return <p className="quiet">{text.noImages}</p>;
  return <Thumbnails pictures={pictures} />;
}

export type OrderSectionsProps = {
  order: LooseOrder;
  /** Parts of our own server: at the end of the first line, below it, and below all facts. */
  turn?: ReactNode;
  acts?: ReactNode;
  more?: ReactNode;
  receiver?: readonly Definition[];
  sender?: readonly Definition[];
  payment?: readonly Definition[];
};

/** All facts of an order, in the sections of the specification. */
export function OrderSections({
  order,
  turn,
  acts,
  more,
  receiver = receiverFacts(order),
  sender = senderFacts(order),
  payment = paymentFacts(order),
}: OrderSectionsProps) {
  const { trackingID, trackingStatus } = order;
  return (
    <div className="stack gap-3">
      <div className="row wrap">
        <p className="wrap pull row inline">
          <span className="quiet">{text.trackingID}</span>
          <strong translate="no">{show(trackingID)}</strong>
          {trackingID && <CopyButton text={trackingID} />}
        </p>
        <OrderStatus order={order} />
        <ModeBadge order={order} />
        {turn}
      </div>
      {acts}
      <DetailsSection title={text.images}>
        <Images order={order} />
      </DetailsSection>
      <DetailsSection title={text.receiverInfo}>
        <DefinitionList items={receiver} />
      </DetailsSection>
      <DetailsSection title={text.senderInfo}>
        <DefinitionList items={sender} />
      </DetailsSection>
      <DetailsSection title={text.paymentInfo}>
        <DefinitionList items={payment} />
      </DetailsSection>
      <DetailsSection title={text.orderInfo}>
        <DefinitionList items={parcelFacts(order)} />
      </DetailsSection>
      <DetailsSection title={text.tracking}>
        <p className="medium">{trackingStatus ? trackingText(trackingStatus) : show(trackingStatus)}</p>
      </DetailsSection>
      {more}
    </div>
  );
}
