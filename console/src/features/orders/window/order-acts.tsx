import { IconChevronDown, IconPhone } from '@tabler/icons-react';
import { cash } from '@tawseel/contract/cash';
import { collections } from '@tawseel/contract/collections';
import { dispatch } from '@tawseel/contract/dispatch';
import { callLink } from '@tawseel/contract/facts/phones';
import { DISPATCH } from '@tawseel/contract/facts/roles';
import { isFinal, isTrackingStatus } from '@tawseel/contract/facts/tracking';
import { labels } from '@tawseel/contract/labels';
import { orders } from '@tawseel/contract/orders';
import { scanning } from '@tawseel/contract/scanning';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { hasCall, isFor } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';
import { editingText, orderWindowText as text } from '../../../texts/en/order-editing.ts';
import { ordersText } from '../../../texts/en/orders.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { show } from '../../../ui/format.ts';
import { lazyComponent } from '../../../ui/states/lazy-component.ts';
import {
  CancelButton,
  CashButton,
  CorrectButton,
  MoveButtons,
  UndoButton,
  type UndoProps,
} from '../editing/order-acts.tsx';
import { isCancelled, mayReadCode } from '../order-rules.ts';
import { lastResult } from '../parcel/attempt-lines.ts';
import { TryActs } from '../parcel/attempts-acts.tsx';
import { DeliveryCode } from '../parcel/delivery-code.tsx';
import type { PrintAct } from '../print-act.ts';
import { GiveToDriver } from './give-to-driver.tsx';
import styles from './order-window.module.css';
import { boardOf, type OrderState, type PrimaryAct, primaryAct } from './primary-act.ts';
import { SetAreaButton } from './set-area-button.tsx';

const CorrectCollected = lazyComponent(() => import('../parcel/correct-collected.tsx'), 'CorrectCollected');

/** Reads what decides the one act; undefined until it is there. */
function useOrderState(details: OrderState['details']): OrderState | undefined {
  const trackingID = details.order?.trackingID ?? '';
  const parcel = useRead(scanning.readParcel, { params: { code: trackingID } });
  const tries = useRead(dispatch.listAttempts, { params: { trackingID } });
  const prints = useRead(labels.listPrints, { params: { trackingID } });
  const reads = [
    ...(hasCall(scanning.readParcel) ? [parcel] : []),
    ...(hasCall(dispatch.listAttempts) ? [tries] : []),
    ...(hasCall(labels.listPrints) ? [prints] : []),
  ];
  // A failed read counts: the parts below read the same again, and must not be removed by that.
  if (reads.some(({ isFetched }) => !isFetched)) return undefined;
  const { attempts = [], promised } = tries.data ?? {};
  const last = lastResult(attempts);
  const [print] = prints.data ?? [];
  const isOutdated = (print?.changes ?? []).length > 0;
  return {
    details,
    parcel: parcel.data?.parcel ?? {},
    isPlanned: Boolean(parcel.data?.planned),
    isToBeCalled: last?.act === 'failed' && !promised,
    label: prints.data?.length === 0 ? 'missing' : isOutdated ? 'outdated' : 'fine',
  };
}

function Call({ phone, variant }: { phone: string; variant: 'primary' | undefined }) {
  const link = callLink(phone);
  return (
    link && (
      <a className={buttonClass({ small: true, variant })} href={link}>
        <IconPhone size={16} aria-hidden="true" />
        {text.callReceiver}
      </a>
    )
  );
}

type OrderActsProps = UndoProps & { print: PrintAct };

/** Acts on an order that the caller may do, by name; false for the others. */
function actsOf(state: OrderState, print: PrintAct, primary: PrimaryAct | undefined) {
  const { details } = state;
  const { trackingID = '', dropoff, trackingStatus } = details.order ?? {};
  const variantOf = (act: PrimaryAct) => (act === primary ? ('primary' as const) : undefined);
  const board = boardOf(state);
  const isDelivered = trackingStatus === 'delivered';
  const isToBeSet = state.parcel.exception === 'address';
  return {
    call: <Call phone={dropoff?.receiverPhone ?? ''} variant={variantOf('call')} />,
    print: print?.(trackingID, primary === 'print'),
    give: board?.warehouseId !== undefined && hasCall(dispatch.assignParcels) && (
      <GiveToDriver
        trackingID={trackingID}
        kind={board.kind}
        warehouseId={board.warehouseId}
        variant={variantOf('give')}
      />
    ),
    receive: hasCall(orders.moveOrder) && (
      <MoveButtons details={details} of={(next) => next === 'warehouse'} variant={variantOf('receive')} />
    ),
    area: isToBeSet && hasCall(orders.updateOrder) && (
      <SetAreaButton details={details} variant={variantOf('area')} />
    ),
    handIn: primary === 'handIn' && hasCall(cash.handIn) && (
      <LinkButton
        small
        variant="primary"
        to={`${addresses.cash}?${new URLSearchParams({ driver: details.money?.driverId ?? '' })}`}
      >
        {text.handInOf(show(details.money?.name))}
      </LinkButton>
    ),
    cash: isDelivered && primary === 'cash' && hasCall(orders.handInCash) && <CashButton details={details} />,
  };
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className="faint strong">{title}</legend>
      <div className="row wrap">{children}</div>
    </fieldset>
  );
}

/** The one act that the order asks for, and all others by group behind a button. */
export function OrderActs({ details, readAt, print }: OrderActsProps) {
  const state = useOrderState(details);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!state) return null;
  const { order = {} } = details;
  const { trackingID = '', trackingStatus = '' } = order;
  const isOver = isTrackingStatus(trackingStatus) && isFinal(trackingStatus);
  const primary = primaryAct(state);
  const acts = actsOf(state, print, primary);
  /** The act in its group, unless it is the one at the top. */
  const rest = (act: PrimaryAct) => act !== primary && acts[act];
  return (
    <section className="stack gap-1" aria-label={editingText.acts}>
      <div className="row wrap">
        {primary && primary !== 'print' && acts[primary]}
        {/* Always here: its window stays open once the label is printed, and it reports an outdated one. */}
        {acts.print}
        {hasCall(orders.undoMove) && <UndoButton details={details} readAt={readAt} />}
        <Button
          small
          aria-expanded={isOpen}
          aria-controls={id}
          icon={<IconChevronDown size={16} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {text.more}
        </Button>
      </div>
      <div id={id} className={styles.menu} hidden={!isOpen}>
        <Group title={text.groups.receiver}>
          {rest('call')}
          {rest('area')}
          {details.trackingUrl && <CopyButton text={details.trackingUrl}>{ordersText.copyLink}</CopyButton>}
          {mayReadCode(trackingStatus) && <DeliveryCode trackingID={trackingID} />}
        </Group>
        <Group title={text.groups.delivery}>
          {rest('give')}
          {isFor({ feature: 'tawseel', may: DISPATCH }) && (
            <TryActs
              trackingID={trackingID}
              trackingStatus={trackingStatus}
              isCancelled={isCancelled(order)}
            />
          )}
        </Group>
        <Group title={text.groups.order}>
          {hasCall(orders.updateOrder) && !isOver && <CorrectButton details={details} />}
          {hasCall(orders.cancelOrder) && !isOver && <CancelButton details={details} />}
          {trackingStatus === 'delivered' && hasCall(collections.correctCollected) && (
            <Suspense>
              <CorrectCollected trackingID={trackingID} value={order.orderValue} />
            </Suspense>
          )}
        </Group>
        <Group title={text.groups.status}>
          {hasCall(orders.moveOrder) && (
            <MoveButtons details={details} of={(next) => next !== 'warehouse' || primary !== 'receive'} />
          )}
        </Group>
      </div>
    </section>
  );
}
