import { runsText as text } from '../../texts/runs.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import type { LooseRun } from './shown.ts';

const TONES: Readonly<Record<NonNullable<LooseRun['state']>, Tone>> = {
  open: 'neutral',
  out: 'action',
  closed: 'good',
  cancelled: 'bad',
};

/** How far a run is. */
export function RunBadge({ state }: Pick<LooseRun, 'state'>) {
  return state && <Badge tone={TONES[state]}>{text.states[state]}</Badge>;
}
