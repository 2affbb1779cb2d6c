import type { MyStop } from '@tawseel/contract/my-day';
import { driverText as text } from '../../texts/en/driver.ts';
import { unbroken } from '../../ui/display/isolated.tsx';
import { dotted, showMoney } from '../../ui/format.ts';
import { clockOf } from '../day/sent-line.tsx';
import type { KeptAct } from '../queue/day-schema.ts';
import { useDriver } from '../queue/use-driver.ts';
import { isForOffice, isPending } from '../stops.ts';

/** Facts of an act as this phone sent it: time, receiver or reason, amounts and number of pictures. */
function factsOf({ act, at }: KeptAct): string[] {
  const { receivedBy = '', relation, reason, note = '', cash = 0, card = 0, proofs = [] } = act;
  return [
    clockOf(at),
    relation && receivedBy ? text.takenBy(receivedBy, text.relations[relation]) : receivedBy,
    reason ? text.reasons[reason] : '',
    note,
    cash > 0 ? text.inCash(unbroken(showMoney(cash))) : '',
    card > 0 ? text.byCard(unbroken(showMoney(card))) : '',
    proofs.length > 0 ? text.pictureCount(proofs.length) : '',
  ].filter(Boolean);
}

type StopResultProps = { stop: MyStop; states: Readonly<Record<MyStop['state'], string>> };

/** State of a stop that is over, with the facts of the act that ended it if this phone recorded it. */
export function StopResult({ stop, states }: StopResultProps) {
  const { acts } = useDriver();
  if (isPending(stop)) return null;
  const last = acts.findLast(
    ({ act, answer }) => act.stopId === stop._id && act.act !== 'called' && !isForOffice(answer?.result),
  );
  const facts = last && last.act.act !== 'reopened' ? factsOf(last) : [];
  return (
    <>
      <b>{states[stop.state]}</b>
      {facts.length > 0 && <p className="soft text-16">{dotted(facts)}</p>}
    </>
  );
}
