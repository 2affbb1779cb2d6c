import { useState, useSyncExternalStore } from 'react';
import { WindowBoundary } from '../states/fault-boundary.tsx';
import { lazyComponent } from '../states/lazy-component.ts';
import { questions } from './confirm.ts';

const ConfirmHost = lazyComponent(() => import('./confirm-host.tsx'), 'ConfirmHost');

/**
 * Lazily loaded host of `confirm()`: its code loads with the first question. A question that cannot be shown counts
 * as declined.
 */
export function ConfirmOnDemand() {
  const isAsked = useSyncExternalStore(questions.subscribe, questions.read).length > 0;
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);

  function giveUp() {
    setWasAsked(false);
    for (const { answer } of questions.read()) answer(false);
  }

  return (
    wasAsked && (
      <WindowBoundary onFault={giveUp}>
        <ConfirmHost />
      </WindowBoundary>
    )
  );
}
