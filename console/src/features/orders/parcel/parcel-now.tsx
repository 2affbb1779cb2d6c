import { dispatch } from '@tawseel/contract/dispatch';
import { callLink } from '@tawseel/contract/facts/phones';
import { isTrackingStatus, nextStatuses } from '@tawseel/contract/facts/tracking';
import { labels } from '@tawseel/contract/labels';
import type { HoldingDriver, Parcel, PlannedRun } from '@tawseel/contract/parcel';
import type { Promised } from '@tawseel/contract/promised';
import { runs } from '@tawseel/contract/runs';
import { type ParcelCode, scanning } from '@tawseel/contract/scanning';
import { staff } from '@tawseel/contract/staff';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { useAction } from '../../../api/action.ts';
import { hasCall } from '../../../api/host.ts';
import { showMessage } from '../../../api/messages.ts';
import { useRead } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { attemptsText } from '../../../texts/en/attempts.ts';
import { ordersText } from '../../../texts/en/orders.ts';
import { roadText as text } from '../../../texts/en/road.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { showDay, showTime } from '../../../ui/dates.ts';
import { type Definition, DefinitionList } from '../../../ui/display/definition-list.tsx';
import { unbrokenNumbers } from '../../../ui/display/unbroken-numbers.tsx';
import { dotted, show } from '../../../ui/format.ts';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../../ui/states/skeleton.tsx';
import { DetailsSection } from '../details/details-section.tsx';
import { placeText } from '../order-facts.ts';
import { attemptTitle, type LooseAttempt, lastResult, wordIn } from './attempt-lines.ts';

function RunLink({ id, children }: { id: string; children: string }) {
  if (id === '' || !hasCall(runs.readRun)) return children;
  return (
    <Link to={`${addresses.runs}?${new URLSearchParams({ run: id })}`}>{unbrokenNumbers(children)}</Link>
  );
}

/** A driver with the phone, and what the driver has to do with the parcel: holds it, or is to fetch it. */
function driverFacts(
  label: string,
  driver: Loose<HoldingDriver> | null | undefined,
  where: ReactNode,
): Definition[] {
  if (!driver) return [{ label, value: where }];
  const { _id = '', name = '', phone = '' } = driver;
  const who = hasCall(staff.driver.listStaff) ? (
    <Link to={`${addresses.drivers}?${new URLSearchParams({ driver: _id })}`}>{name}</Link>
  ) : (
    <bdi>{name}</bdi>
  );
  return [
    {
      label,
      value: (
        <>
          {who}
          {' · '}
          {where}
        </>
      ),
    },
    ...(phone
      ? [
          {
            label: text.driverPhone,
            value: (
              <a href={callLink(phone)} aria-label={text.callDriver(name, phone)}>
                <bdi>{phone}</bdi>
              </a>
            ),
          },
        ]
      : []),
  ];
}

function holderFacts(holder: Loose<Parcel>['holder'], driver: Loose<HoldingDriver> | null): Definition[] {
  const place = holder?.kind ? text.holders[holder.kind](holder.name ?? '') : show(undefined);
  const runId = holder?.kind === 'run' ? (holder.id ?? '') : '';
  return driverFacts(text.holder, driver, <RunLink id={runId}>{place}</RunLink>);
}

function plannedFacts(planned: Loose<PlannedRun> | null): Definition[] {
  if (!planned) return [];
  const { _id = '', number = '', driver } = planned;
  // Without the phone: a driver who has the parcel may be another.
  return driverFacts(text.planned, driver, <RunLink id={_id}>{text.holders.run(number)}</RunLink>).slice(
    0,
    1,
  );
}

/** Returns true if a parcel has not reached its sender again, whose order is over already. */
const isOnWayBack = ({ leg, holder }: Loose<Parcel>) => leg === 'back' && holder?.kind !== 'sender';

function statusText(parcel: Loose<Parcel>): string {
  if (parcel.cancelledAt) return ordersText.cancelled;
  return isOnWayBack(parcel) ? text.onWayBack : show(placeText(parcel.trackingStatus));
}

function nextFacts(parcel: Loose<Parcel>): Definition[] {
  const { trackingStatus = '', toWarehouse } = parcel;
  const [next] = isTrackingStatus(trackingStatus) ? nextStatuses(trackingStatus) : [];
  if (isOnWayBack(parcel)) return [{ label: text.next, value: text.returns }];
  return [
    ...(next ? [{ label: text.next, value: placeText(next) }] : []),
    ...(next && toWarehouse ? [{ label: text.goesTo, value: show(toWarehouse.name) }] : []),
  ];
}

/** Result of the last visit with the driver's note, which customers ask about first. */
function lastAttemptText(last: LooseAttempt): string {
  return dotted([attemptTitle(last), last.note, showTime(last.at)]);
}

function promisedFacts(promised: Loose<Promised> | null): Definition[] {
  if (!promised) return [];
  const { day, from = '', to = '', note, leaveWith = '' } = promised;
  return [
    { label: attemptsText.promised, value: attemptsText.promisedOn(showDay(day), from, to) },
    ...(leaveWith
      ? [{ label: attemptsText.leaveWith, value: wordIn(attemptsText.relations, leaveWith) }]
      : []),
    ...(note ? [{ label: attemptsText.note, value: note }] : []),
  ];
}

/** Place, holder and next step of a parcel. */
export function ParcelNow({ trackingID }: { trackingID: string }) {
  const read = useRead(scanning.readParcel, { params: { code: trackingID } });
  const { promised = null, attempts = [] } =
    useRead(dispatch.listAttempts, { params: { trackingID } }).data ?? {};
  const last = lastResult(attempts);
  const { parcel, driver = null, planned = null, codes = [] } = read.data ?? {};
  const { holder, since, sortCode, exception } = parcel ?? {};
  const facts: Definition[] = [
    { label: text.status, value: statusText(parcel ?? {}) },
    ...holderFacts(holder, driver),
    ...(since ? [{ label: text.since, value: showTime(since) }] : []),
    ...plannedFacts(planned),
    ...(last ? [{ label: text.lastAttempt, value: lastAttemptText(last) }] : []),
    ...nextFacts(parcel ?? {}),
    ...promisedFacts(promised),
    ...(exception ? [{ label: text.exception, value: text.exceptions[exception] }] : []),
    ...(sortCode ? [{ label: text.sortCode, value: sortCode }] : []),
    ...(codes.length > 0
      ? [
          {
            label: text.codes,
            value: codes.map((code) => <BoundCode key={code.code} trackingID={trackingID} code={code} />),
          },
        ]
      : []),
  ];
  return (
    <DetailsSection title={text.title}>
      <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={3} />} failed={text.nowFailed}>
        {() => <DefinitionList items={facts} />}
      </Loaded>
    </DetailsSection>
  );
}

/** The code that is bound to the parcel, with a button to unbind it. */
function BoundCode({ trackingID, code: { code = '' } }: { trackingID: string; code: Loose<ParcelCode> }) {
  const unbind = useAction(labels.unbindLabel, {
    done: showMessage,
    failed: text.takeOffFailed,
  });
  const question = {
    title: text.takeOffTitle(code),
    text: text.takeOffText(trackingID),
    yes: text.takeOff,
    danger: true,
  };
  return (
    <span className="block">
      <bdi translate="no">{code}</bdi>{' '}
      {hasCall(labels.unbindLabel) && (
        <Button
          small
          aria-label={text.takeOffOf(code)}
          busy={unbind.busy}
          onClick={() => void unbind.run({ body: { code, trackingID } }, question)}
        >
          {text.takeOff}
        </Button>
      )}
    </span>
  );
}
