import type { OrderCorrection } from '@tawseel/contract/order-requests';
import { orders } from '@tawseel/contract/orders';
import { useState } from 'react';
import { useAction } from '../../../api/action.ts';
import { CallError } from '../../../api/call.ts';
import { useReadOnDemand } from '../../../api/read.ts';
import { hubText as text } from '../../../texts/en/hub.ts';

type Changes = Omit<OrderCorrection, 'version' | 'confirmCharge'>;

export type Correction = {
  /** Resolves to true once it is saved. */
  run: (trackingID: string, changes: Changes, confirmCharge?: number) => Promise<boolean>;
  busy: boolean;
  /** Reason why it was not saved; empty if nothing is wrong. */
  trouble: string;
  /** True if the order belongs to another warehouse, which alone may correct it. */
  isOthers: boolean;
  /** Present charge and the one to confirm. */
  price: { before: number; after: number } | undefined;
};

function totalIn(body: unknown, name: string): number | undefined {
  const charge: unknown = Reflect.get(Object(body), name);
  const total: unknown = Reflect.get(Object(charge), 'total');
  return typeof total === 'number' ? total : undefined;
}

const NOT_FOUND = 404;
const FORBIDDEN = 403;

/** Corrects an order at the dock by the usual call, with the order's present version and a confirmed new price. */
export function useCorrection(failed: string, done: string | (() => string)): Correction {
  const [state, setState] = useState<Pick<Correction, 'trouble' | 'isOthers' | 'price'>>({
    trouble: '',
    isOthers: false,
    price: undefined,
  });
  const read = useReadOnDemand(orders.readOrder);
  const update = useAction(orders.updateOrder, {
    done: typeof done === 'string' ? done : () => done(),
  });

  function refuse(error: unknown, before: number) {
    const body = error instanceof CallError ? error.body : undefined;
    const after = totalIn(body, 'charge');
    const status = error instanceof CallError ? error.status : 0;
    const isOthers = status === NOT_FOUND || status === FORBIDDEN;
    const message = error instanceof Error && error.message !== '' ? error.message : failed;
    setState({
      trouble: after === undefined ? (status === NOT_FOUND ? text.ofOtherWarehouse : message) : '',
      isOthers,
      price: after === undefined ? undefined : { before, after },
    });
  }

  async function run(trackingID: string, changes: Changes, confirmCharge?: number): Promise<boolean> {
    setState({ trouble: '', isOthers: false, price: undefined });
    const found = await read.run({ params: { trackingID } });
    if ('error' in found) {
      refuse(found.error, 0);
      return false;
    }
    const { version = '', order } = found.content;
    const confirm = confirmCharge === undefined ? {} : { confirmCharge };
    const body = { ...changes, version, ...confirm };
    return update.run({ params: { trackingID }, body }, undefined, (error) =>
      refuse(error, order?.charge?.total ?? 0),
    );
  }

  return { run, busy: read.busy || update.busy, ...state };
}
