import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addresses } from '../../addresses.ts';
import { hasFeature } from '../../api/host.ts';
import type { LooseOrder } from './order-rules.ts';

/** Returns the link to the window of an order: its address, of another company's server a search that opens what it finds. */
export function toOrder(trackingID = ''): { to: string; state?: unknown } {
  const to = (params: Record<string, string>) => `${addresses.allOrders}?${new URLSearchParams(params)}`;
  if (hasFeature('tawseel')) return { to: to({ order: trackingID }) };
  return { to: to({ search: trackingID }), state: { opens: trackingID } };
}

/** Opens that order once it is listed; a reload and Back do not open it again. */
export function useOrderToOpen(
  rows: readonly LooseOrder[] | undefined,
  open: (order: LooseOrder) => void,
): void {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const opens: unknown = Reflect.get(Object(state), 'opens');
  // The address without the state comes later than the next drawing.
  const handled = useRef('');
  const found = opens === undefined ? undefined : rows?.find(({ trackingID }) => trackingID === opens);
  useEffect(() => {
    if (!found || handled.current === key) return;
    handled.current = key;
    open(found);
    void navigate({ pathname, search }, { replace: true });
  });
}
