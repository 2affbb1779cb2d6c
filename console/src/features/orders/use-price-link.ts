import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state of a link to All Orders that opens the price lookup. */
export const TO_PRICES = { asksPrice: true } as const;

/** Opens it once for each such link; a reload and Back do not. */
export function usePriceLink(open: () => void): void {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const handled = useRef('');
  const isAsked = Reflect.get(Object(state), 'asksPrice') === true;
  useEffect(() => {
    if (!isAsked || handled.current === key) return;
    handled.current = key;
    open();
    void navigate({ pathname, search }, { replace: true });
  });
}
