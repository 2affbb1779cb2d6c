import { staff } from '@tawseel/contract/staff';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { hasCall } from '../../api/host.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { showDay, showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/display/card.tsx';
import { type Definition, DefinitionList } from '../../ui/display/definition-list.tsx';
import { unbroken } from '../../ui/display/isolated.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { RunBadge } from './run-badge.tsx';
import { type LooseParcel, type LooseRun, type LooseWithdrawn, progressOf } from './run-texts.ts';
import { StopsTable } from './stops-table.tsx';
import type { useRun } from './use-run.ts';
import { VisitList } from './visit-list.tsx';

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
