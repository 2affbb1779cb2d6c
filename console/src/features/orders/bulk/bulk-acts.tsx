import { dispatch } from '@tawseel/contract/dispatch';
import type { BoardKind } from '@tawseel/contract/facts/stops';
import { orders } from '@tawseel/contract/orders';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form.ts';
import { fitReply } from '../../../api/tolerant.ts';
import type { BulkStep } from '../../../api/use-bulk-act.ts';
import { attemptsText } from '../../../texts/en/attempts.ts';
import { bulkText as text } from '../../../texts/en/order-bulk.ts';
import { orderWindowText } from '../../../texts/en/order-editing.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { show } from '../../../ui/format.ts';
import { CancelFields } from '../editing/cancel-order.tsx';
import { useWarehouseNames } from '../order-filters.ts';
import type { LooseOrder } from '../order-rules.ts';
import { NO_PROMISE, PromiseFields, readPromise } from '../parcel/attempts-promise.tsx';
import { DriverSelect } from '../window/give-to-driver.tsx';
import { isBeforeCollection } from '../window/primary-act.ts';
import { type BulkActProps, BulkWindow } from './bulk-window.tsx';

/** Returns one call for each order. */
function stepsOf(trackingIDs: readonly string[], send: (trackingID: string) => Promise<unknown>): BulkStep[] {
  return trackingIDs.map((trackingID) => ({
    ids: [trackingID],
    send: async () => void (await send(trackingID)),
  }));
}

export function BulkCancel(props: BulkActProps) {
  const { trackingIDs } = props;
  const form = useForm(orders.cancelOrder.body, { reason: '' });
  function steps() {
    const body = form.check();
    return (
      body && stepsOf(trackingIDs, (trackingID) => call(orders.cancelOrder, { params: { trackingID }, body }))
    );
  }
  return (
    <BulkWindow
      {...props}
      row={orders.cancelOrder}
      doneCode="already_cancelled"
      steps={steps}
      isDirty={form.dirty}
      title={text.cancelTitle(trackingIDs.length)}
      yes={text.cancelYes(trackingIDs.length)}
      no={text.cancelNo}
      danger
    >
      <CancelFields form={form} about={text.cancelAbout} />
    </BulkWindow>
  );
}

export function BulkPromise(props: BulkActProps) {
  const { trackingIDs } = props;
  const form = useForm(dispatch.promiseTry.body, NO_PROMISE);
  function steps() {
    const body = readPromise(form);
    return (
      body &&
      stepsOf(trackingIDs, (trackingID) => call(dispatch.promiseTry, { params: { trackingID }, body }))
    );
  }
  return (
    <BulkWindow
      {...props}
      row={dispatch.promiseTry}
      steps={steps}
      isDirty={form.dirty}
      title={text.promiseTitle(trackingIDs.length)}
      yes={attemptsText.promiseYes}
    >
      <PromiseFields form={form} />
    </BulkWindow>
  );
}

/** Returns the warehouse of most orders. */
function commonWarehouse(orders: Iterable<LooseOrder>): string | undefined {
  const byWarehouse = Map.groupBy(orders, ({ warehouseId }) => warehouseId);
  return [...byWarehouse].toSorted(([, some], [, others]) => others.length - some.length)[0]?.[0];
}

/** Board that an order waits on, if it waits; the server refuses the others. */
function kindOf(order: LooseOrder): BoardKind {
  return isBeforeCollection(order) ? 'pickup' : 'delivery';
}

type BulkGiveProps = Omit<BulkActProps, 'trackingIDs'> & { orders: ReadonlyMap<string, LooseOrder> };

/** Gives the orders to one driver of a warehouse, to be collected or to be delivered, as each waits. */
export function BulkGive({ orders: chosen, ...props }: BulkGiveProps) {
  const trackingIDs = [...chosen.keys()];
  const warehouses = useWarehouseNames();
  const [warehouseId, setWarehouseId] = useState(commonWarehouse(chosen.values()));
  const [driverId, setDriverId] = useState('');
  const isChoice = warehouses.size > 1;
  // Users of one warehouse give parcels of their own; a parcel of another may wait there.
  const at = isChoice ? warehouseId : undefined;

  function steps(): BulkStep[] {
    const byKind = Map.groupBy(chosen, ([, order]) => kindOf(order));
    return [...byKind].map(([kind, entries]) => {
      const ids = entries.map(([trackingID]) => trackingID);
      const body = { warehouseId: at, kind, assignments: [{ driverId, trackingIDs: ids }] };
      return {
        ids,
        send: async () => {
          const reply = fitReply(dispatch.assignParcels, await call(dispatch.assignParcels, { body }));
          const results = reply?.data?.results ?? [];
          return new Map(
            results.flatMap(({ trackingID = '', isAssigned, message }) =>
              isAssigned ? [] : [[trackingID, show(message)]],
            ),
          );
        },
      };
    });
  }

  return (
    <BulkWindow
      {...props}
      trackingIDs={trackingIDs}
      row={dispatch.assignParcels}
      steps={steps}
      title={text.giveTitle(trackingIDs.length)}
      yes={orderWindowText.give}
      disabled={driverId === ''}
    >
      {isChoice && (
        <Select
          label={text.warehouse}
          value={warehouseId ?? ''}
          options={[...warehouses].map(([value, label]) => ({ value, label }))}
          onChange={(id) => {
            setWarehouseId(id);
            setDriverId('');
          }}
        />
      )}
      <DriverSelect warehouseId={at} kind="delivery" value={driverId} onChange={setDriverId} />
    </BulkWindow>
  );
}
