import { IconArrowBackUp, IconPencil, IconRotate } from '@tabler/icons-react';
import { dispatch } from '@tawseel/contract/dispatch';
import { staff } from '@tawseel/contract/staff';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { useAction } from '../../api/action.ts';
import { hasCall, isAdministrator } from '../../api/host.ts';
import { showMessage } from '../../api/messages.ts';
import { showAddress } from '../../texts/address.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay, showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/display/card.tsx';
import { type Definition, DefinitionList } from '../../ui/display/definition-list.tsx';
import { unbroken } from '../../ui/display/isolated.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { RunBadge } from './run-badge.tsx';
import {
  type LooseParcel,
  type LooseRun,
  type LooseVisit,
  type LooseWithdrawn,
  progressOf,
} from './run-texts.ts';
import styles from './runs.module.css';
import { StopsTable } from './stops-table.tsx';
import { useResultWindows } from './use-result-windows.tsx';
import type { useRun } from './use-run.ts';

const TONES = { pending: 'neutral', done: 'good', failed: 'bad', skipped: 'urgent' } as const;

type VisitListProps = { run: LooseRun; visits: readonly LooseVisit[] };

/** Shops on a run that requested a pickup without booked parcels, and the driver's results there. */
function VisitList({ run, visits }: VisitListProps) {
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

/** The driver, as a link to their window if the user may list drivers, and the vehicle. */
function driverOf({ driverId, driverName, vehicleNo }: LooseRun): ReactNode {
  if (!driverId || !hasCall(staff.driver.listStaff)) return dotted([show(driverName), unbroken(vehicleNo)]);
  return (
    <>
      <Link to={`${addresses.drivers}?${new URLSearchParams({ driver: driverId })}`}>{show(driverName)}</Link>
      {vehicleNo && <bdi className="block">{unbroken(vehicleNo)}</bdi>}
    </>
  );
}

function factsOf(run: LooseRun): Definition[] {
  const { state, kind, to, day, unloaded } = run;
  return [
    { label: text.state, value: <RunBadge state={state} kind={kind} /> },
    { label: text.kind, value: kind ? text.kinds[kind] : show(kind) },
    ...(to ? [{ label: text.to, value: show(to.name) }] : []),
    { label: text.driver, value: driverOf(run) },
    { label: text.day, value: showDay(day) },
    ...(run.outAt ? [{ label: text.outAt, value: showTime(run.outAt) }] : []),
    ...(run.closedAt ? [{ label: text.closedAt, value: showTime(run.closedAt) }] : []),
    {
      label: text.progressLabel,
      value: [progressOf(run), ...(state === 'open' && unloaded ? [text.unloadedOf(unloaded)] : [])].join(
        ' · ',
      ),
    },
    { label: text.weight, value: text.kilograms(run.weight ?? 0) },
    ...(kind === 'pickup' ? [] : [{ label: text.cashDue, value: showMoney(run.cashDue) }]),
    ...(kind === 'delivery' ? [{ label: text.cashCollected, value: showMoney(run.cash) }] : []),
  ];
}

type RunViewProps = ReturnType<typeof useRun> & { onParcel: (parcel: LooseParcel) => void };

/** A run with its stops in order. */
export function RunView({ read, run, stops, visits = [], withdrawn = [], onParcel }: RunViewProps) {
  return (
    <Loaded
      read={read}
      data={run && stops && { run, stops }}
      skeleton={<TextSkeleton lines={12} />}
      failed={text.runFailed}
    >
      {(loaded) => (
        <div className="stack gap-3">
          <Card>
            <DefinitionList items={factsOf(loaded.run)} />
          </Card>
          {(loaded.stops.length > 0 || visits.length === 0) && (
            <StopsTable read={read} onParcel={onParcel} {...loaded} />
          )}
          <VisitList run={loaded.run} visits={visits} />
          <WithdrawnList run={loaded.run} withdrawn={withdrawn} />
        </div>
      )}
    </Loaded>
  );
}

type WithdrawnListProps = { run: LooseRun; withdrawn: readonly LooseWithdrawn[] };

/** Stops that were withdrawn while the run was out, with reasons, and whether the driver still has them. */
function WithdrawnList({ run, withdrawn }: WithdrawnListProps) {
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
