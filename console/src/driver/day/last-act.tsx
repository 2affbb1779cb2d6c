import { IconArrowBackUp } from '@tabler/icons-react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useNow } from '../../ui/use-now.ts';
import type { KeptAct } from '../queue/day-schema.ts';
import { useActs } from '../queue/use-acts.ts';
import { useDriver } from '../queue/use-driver.ts';
import { isForOffice, isReopenable } from '../stops.ts';

/**
 * Milliseconds for which the last act can be undone from the list of stops. Afterwards a stop is reopened from its
 * own page.
 */
const JUST_MS = 60_000;

const stay = () => undefined;

/** Returns the acts of the last visit, one for each parcel, or none if it was undone; at a shop some are collected, others not. */
function actsOfLastVisit(acts: readonly KeptAct[]): KeptAct[] {
  const last = acts.findLast(({ act, answer }) => act.act !== 'called' && !isForOffice(answer?.result));
  if (!last || last.act.act === 'reopened') return [];
  return acts.filter(({ act, at }) => at === last.at && act.act !== 'called');
}

/** Counts the parcels of each kind of act: [['Collected', 1], ['Not collected', 1]]. */
function countsOf(visit: readonly KeptAct[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { act } of visit) counts.set(text.acts[act.act], (counts.get(text.acts[act.act]) ?? 0) + 1);
  return [...counts];
}

/** The acts of the last visit, with Undo for a minute. */
export function LastAct() {
  const { acts, day, stops } = useDriver();
  const now = useNow();
  const { act, isBusy, problem } = useActs(stay);
  const visit = actsOfLastVisit(acts);
  const last = visit.at(-1);
  if (!last || now - last.at > JUST_MS) return null;
  const undone = visit.flatMap(({ act: { stopId } }) => stops.find(({ _id }) => _id === stopId) ?? []);
  if (undone.length === 0 || !undone.every((stop) => isReopenable(stop, { acts, day, now }))) return null;
  return (
    <section className="row wrap between strong" key={last.clientId}>
      <p>{text.justDone(last.of.name, countsOf(visit))}</p>
      <Button
        icon={<IconArrowBackUp aria-hidden="true" />}
        busy={isBusy}
        onClick={() => act(undone.map((stop) => ({ stop, act: 'reopened' })))}
      >
        {text.undo}
      </Button>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
    </section>
  );
}
