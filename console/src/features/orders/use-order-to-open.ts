import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LooseOrder } from './order-rules.ts';

/** Navigation state of a link to All Orders that opens the details of the order it searches for. */
export type ToOrder = { opens: string | undefined };

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
