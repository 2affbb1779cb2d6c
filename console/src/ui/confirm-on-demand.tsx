import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { confirmStore } from './confirm.ts';

const ConfirmHost = lazy(() =>
  import('./confirm-host.tsx').then(({ ConfirmHost }) => ({ default: ConfirmHost })),
);

/** The host of `confirm()`, whose code comes with the first question. */
export function ConfirmOnDemand() {
  const isAsked = useSyncExternalStore(confirmStore.listen, confirmStore.read).length > 0;
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  return <Suspense>{wasAsked && <ConfirmHost />}</Suspense>;
}
