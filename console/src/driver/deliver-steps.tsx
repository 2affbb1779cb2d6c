import type { Relation } from '@tawseel/contract/facts/stops';
import type { MyStop } from '@tawseel/contract/my-day';
import { useState } from 'react';
import type { Draft } from './driver.ts';
import { shareOut } from './money.ts';
import { type Given, MoneyStep } from './money-step.tsx';
import { useActs } from './use-acts.ts';
import { WhoStep } from './who-step.tsx';

type DeliverStepsProps = { stops: MyStop[]; due: number; onBack: () => void };

/** One act for each parcel of a door: what was given is shared among them, who took them is the same. */
export function draftsOf(
  stops: readonly MyStop[],
  given: Given,
  who: Pick<Draft, 'receivedBy' | 'relation'>,
) {
  const shares = shareOut(
    stops.map(({ cashDue }) => cashDue),
    given,
  );
  return stops.map((stop, index): Draft => {
    if (stop.kind === 'return') return { stop, act: 'handed_back', ...who };
    const { cash, card } = shares[index]!;
    return {
      stop,
      act: 'delivered',
      ...who,
      dueSeen: stop.cashDue,
      ...((stop.cashDue > 0 || cash > 0) && { cash }),
      ...(card > 0 && { card, slip: given.slip }),
      ...(given.note !== '' && { note: given.note }),
    };
  });
}

/** From the money, where there is any to collect, to who took it. What else proves it comes after that. */
export function DeliverSteps({ stops, due, onBack }: DeliverStepsProps) {
  const [given, setGiven] = useState<Given | undefined>(
    due > 0 ? undefined : { cash: 0, card: 0, slip: '', note: '' },
  );
  const { act, isBusy, problem } = useActs();
  if (!given) return <MoneyStep due={due} onGiven={setGiven} onBack={onBack} />;

  function done(receivedBy: string, relation: Relation) {
    act(draftsOf(stops, given!, { receivedBy, relation }));
  }

  return (
    <WhoStep
      name={stops[0]?.name ?? ''}
      isBusy={isBusy}
      problem={problem}
      onDone={done}
      onBack={due > 0 ? () => setGiven(undefined) : onBack}
    />
  );
}
