import { useRef, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import type { Picture } from '../../ui/display/make-picture.ts';
import { showStops } from '../use-view.ts';
import type { Draft } from './driver.ts';
import { driver } from './use-driver.ts';

/**
 * Returns a function that does acts for a button. The button is disabled by the first tap, and enabled again only if
 * nothing could be stored.
 */
export function useActs(onKept: () => void = showStops) {
  const isTapped = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function act(drafts: readonly Draft[], pictures?: readonly Picture[]) {
    if (isTapped.current) return;
    isTapped.current = true;
    setBusy(true);
    setProblem(undefined);
    const taken = await driver.act(drafts, pictures);
    if (taken === 'kept') return onKept();
    isTapped.current = taken === 'over';
    setBusy(false);
    setProblem(taken === 'over' ? text.alreadyOver : text.notKept);
  }

  return {
    act: (drafts: readonly Draft[], pictures?: readonly Picture[]) => void act(drafts, pictures),
    isBusy,
    problem,
  };
}
