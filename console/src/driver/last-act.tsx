import { IconArrowBackUp } from '@tabler/icons-react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { KeptAct } from './day-schema.ts';
import styles from './stops.module.css';
import { isForOffice, isReopenable } from './stops.ts';
import { driverText as text } from './texts.ts';
import { useDriver } from './this-phone.ts';
import { useActs } from './use-acts.ts';
import { useNow } from './use-now.ts';

/** How long the act just done can be undone from the list of stops. Afterwards a stop is reopened from its own page. */
const JUST_MS = 60_000;

const stay = () => undefined;

/** Returns the acts of the last visit, one for each parcel, or none if it was undone. */
export function actsOfLastVisit(acts: readonly KeptAct[]): KeptAct[] {
  const last = acts.findLast(({ act, answer }) => act.act !== 'called' && !isForOffice(answer?.result));
  if (!last || last.act.act === 'reopened') return [];
  return acts.filter(({ act, at }) => at === last.at && act.act === last.act.act);
}

/** Names what was done at the last visit, with Undo for a minute. */
export function LastAct() {
  const { acts, day, stops } = useDriver();
  const now = useNow();
  const { act, isBusy, problem } = useActs(stay);
  const [last, ...others] = actsOfLastVisit(acts);
  if (!last || now - last.at > JUST_MS) return null;
  const undone = [last, ...others].flatMap(
    ({ act: { stopId } }) => stops.find(({ _id }) => _id === stopId) ?? [],
  );
  if (undone.length === 0 || !undone.every((stop) => isReopenable(stop, { acts, day, now }))) return null;
  return (
    <section className={styles.last} key={last.clientId}>
      <p>{text.justDone(last.of.name, text.acts[last.act.act], others.length + 1)}</p>
      <Button
        icon={<IconArrowBackUp aria-hidden="true" className="along-text" />}
        busy={isBusy}
        onClick={() => act(undone.map((stop) => ({ stop, act: 'reopened' })))}
      >
        {text.undo}
      </Button>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
    </section>
  );
}
