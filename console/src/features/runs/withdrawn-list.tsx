import { runsText as text } from '../../texts/en/runs.ts';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/display/card.tsx';
import { show } from '../../ui/format.ts';
import type { LooseRun, LooseWithdrawn } from './run-texts.ts';

type WithdrawnListProps = { run: LooseRun; withdrawn: readonly LooseWithdrawn[] };

/** Stops that were withdrawn while the run was out, with reasons, and whether the driver still has them. */
export function WithdrawnList({ run, withdrawn }: WithdrawnListProps) {
  if (withdrawn.length === 0) return null;
  return (
    <Card title={text.withdrawn}>
      <ul className="stack gap-half breaks above-half">
        {withdrawn.map(({ parcel, why, at, outcome }) => {
          const isOut = parcel?.holder?.id === run._id;
          return (
            <li key={`${parcel?.trackingID} ${at}`}>
              <span translate="no" dir="ltr">
                {show(parcel?.trackingID)}
              </span>{' '}
              <bdi>{show(parcel?.receiverName)}</bdi>{' '}
              <Badge tone={isOut ? 'urgent' : 'good'}>{isOut ? text.stillOut : text.isBack}</Badge>{' '}
              {text.withdrawnBecause(show(why), showTime(at))}
              {outcome && <span className="block">{outcome}</span>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
