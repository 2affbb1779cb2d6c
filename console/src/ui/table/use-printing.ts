import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const set = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  addEventListener('beforeprint', set);
  addEventListener('afterprint', set);
  return () => {
    removeEventListener('beforeprint', set);
    removeEventListener('afterprint', set);
  };
}

/** True while the page is printed: what is drawn only in part on screen is drawn whole then. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
