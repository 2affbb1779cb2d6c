import { useState, useSyncExternalStore } from 'react';
import { confirmStore } from './confirm.ts';
import { WindowBoundary } from './fault-boundary.tsx';
import { lazyComponent } from './lazy-component.ts';

const ConfirmHost = lazyComponent(() => import('./confirm-host.tsx'), 'ConfirmHost');

/**
 * Lazily loaded host of `confirm()`: its code comes with the first question. What cannot be asked counts as declined.
 */
export function ConfirmOnDemand() {
  const isAsked = useSyncExternalStore(confirmStore.listen, confirmStore.read).length > 0;
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);

  function giveUp() {
    setWasAsked(false);
    for (const { answer } of confirmStore.read()) answer(false);
  }

  return (
    wasAsked && (
      <WindowBoundary onFault={giveUp}>
        <ConfirmHost />
      </WindowBoundary>
    )
  );
}
