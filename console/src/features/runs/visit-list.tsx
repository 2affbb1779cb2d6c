import { IconArrowBackUp, IconPencil, IconRotate } from '@tabler/icons-react';
import { dispatch } from '@tawseel/contract/dispatch';
import { useAction } from '../../api/action.ts';
import { hasCall, isAdministrator } from '../../api/host.ts';
import { showMessage } from '../../api/messages.ts';
import { showAddress } from '../../texts/address.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/display/card.tsx';
import { dotted, show } from '../../ui/format.ts';
import type { LooseRun, LooseVisit } from './run-texts.ts';
import styles from './runs.module.css';
import { useResultWindows } from './use-result-windows.tsx';

const TONES = { pending: 'neutral', done: 'good', failed: 'bad', skipped: 'urgent' } as const;

type VisitListProps = { run: LooseRun; visits: readonly LooseVisit[] };

/** Shops on a run that requested a pickup without booked parcels, and the driver's results there. */
export function VisitList({ run, visits }: VisitListProps) {
  const takeOff = useAction(dispatch.unassignParcels, {
    done: showMessage,
    failed: text.takeOffFailed,
  });
  const { enter, reopen, windows } = useResultWindows(run);
  if (visits.length === 0) return null;
  const { driverId, from, state: runState } = run;
  const ofWarehouse = isAdministrator() && from?.id ? { warehouseId: from.id } : {};

  const mayEnter = runState === 'out' && hasCall(dispatch.enterVisit);

  function take(pickupId: string) {
    const assignments = [{ driverId: driverId ?? '', pickupIds: [pickupId] }];
    void takeOff.run({ body: { ...ofWarehouse, kind: 'pickup', assignments } });
  }

  return (
    <Card title={text.visits}>
      <ul className="stack gap-half breaks above-half">
        {visits.map((each) => {
          const { pickupId = '', number, name, state = 'pending', isOverdue, doneAt, ...visit } = each;
          return (
            <li key={pickupId} className={styles.visit}>
              <span className={styles.name}>
                <strong>
                  <bdi>{show(name)}</bdi>
                </strong>
                <bdi className="quiet">{showAddress(visit)}</bdi>
                <span className="quiet">
                  <span translate="no" dir="ltr">
                    {show(number)}
                  </span>
                  {` · ${text.requested(visit.expected ?? 0)} · ${text.hours(visit.from ?? '', visit.to ?? '')}`}
                </span>
              </span>
              <span>
                <Badge tone={isOverdue ? 'bad' : TONES[state]}>
                  {isOverdue ? text.overdue : text.stopStates[state]}
                </Badge>{' '}
                {dotted([visit.outcome, doneAt && showTime(doneAt)])}
              </span>
              {runState === 'open' && (
                <Button
                  small
                  icon={<IconArrowBackUp size={18} aria-hidden="true" />}
                  aria-label={text.takeOffWhich(show(number))}
                  busy={takeOff.busy}
                  onClick={() => take(pickupId)}
                >
                  {text.takeOff}
                </Button>
              )}
              {mayEnter && state === 'pending' && (
                <Button
                  small
                  icon={<IconPencil size={18} aria-hidden="true" />}
                  aria-label={text.enterOf(show(number))}
                  onClick={() => enter(each)}
                >
                  {text.enter}
                </Button>
              )}
              {mayEnter && (state === 'done' || state === 'failed') && (
                <Button
                  small
                  icon={<IconRotate size={18} aria-hidden="true" />}
                  aria-label={text.reopenOf(show(number))}
                  onClick={() => reopen(each)}
                >
                  {text.reopen}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {windows}
    </Card>
  );
}
