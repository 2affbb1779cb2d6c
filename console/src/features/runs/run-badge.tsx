import { runsText as text } from '../../texts/en/runs.ts';
import { Badge, type Tone } from '../../ui/display/badge.tsx';
import type { LooseRun } from './run-texts.ts';

const TONES: Readonly<Record<NonNullable<LooseRun['state']>, Tone>> = {
  open: 'neutral',
  out: 'action',
  closed: 'good',
  cancelled: 'bad',
};

/** State of a run; a pickup run has nothing to load before it starts. */
export function RunBadge({ state, kind }: Pick<LooseRun, 'state' | 'kind'>) {
  if (!state) return null;
  const isPlanned = state === 'open' && kind === 'pickup';
  return <Badge tone={TONES[state]}>{isPlanned ? text.planned : text.states[state]}</Badge>;
}
