import { IconChevronRight, IconRefresh } from '@tabler/icons-react';
import type { MyStop, Recalled } from '@tawseel/contract/my-day';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showDay } from '../../ui/dates.ts';
import fold from '../../ui/display/fold.module.css';
import { joined, showMoney } from '../../ui/format.ts';
import { sumMoney } from '../../ui/money.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { CardSkeleton } from '../../ui/states/skeleton.tsx';
import { driver, useDriver } from '../queue/use-driver.ts';
import styles from '../stops.module.css';
import { type Door, doorsOf, isPending } from '../stops.ts';
import { addressOfStop } from '../use-view.ts';
import { LastAct } from './last-act.tsx';
import { clockOf, useOnline } from './sent-line.tsx';

/** Returns the lines of an address without empty ones. */
export function addressLines({ first }: Door): string[] {
  const { building, street, landmark, area, city } = first;
  // Streets are often typed with their area and city.
  const isMissing = (part: string) => !street.includes(part);
  const place = joined([isMissing(area) && text.area(area), isMissing(city) && text.city(city)]);
  return [joined([building, street]), landmark, place].filter(Boolean);
}

/** Returns the promised or requested hours, with their day if that is not today; '' if there are none. */
function agreedTime({ kind, promised }: MyStop): string {
  if (!promised) return '';
  const { day, from, to } = promised;
  const isToday = showDay(day) === showDay(new Date().toISOString());
  if (isToday) return from || to ? (kind === 'pickup' ? text.hours : text.promised)(from, to) : '';
  const on = kind === 'pickup' ? showDay(day) : text.promisedFor(showDay(day));
  return joined([on, from && to ? text.hours(from, to) : from || to]);
}

/** Short marks of a visit; those about its time come first. */
export function DoorMarks({ door: { first, stops } }: { door: Door }) {
  const { kind, attempts, deliveryType, sortCode, requested } = first;
  const agreed = agreedTime(first);
  return (
    <p className="row wrap gap-half-1 stretch">
      {deliveryType === 'urgent' && (
        <span className={classNames(styles.mark, styles.urgent)}>{text.urgent}</span>
      )}
      {agreed && <span className={classNames(styles.mark, styles.urgent)}>{agreed}</span>}
      {kind !== 'delivery' && <span className={styles.mark}>{text.kinds[kind]}</span>}
      {requested !== undefined && <span className={styles.mark}>{text.requested(requested)}</span>}
      {stops.length > 1 && <span className={styles.mark}>{text.parcels(stops.length)}</span>}
      {attempts > 0 && stops.some(isPending) && (
        <span className={styles.mark}>{text.attempts(attempts)}</span>
      )}
      {sortCode && <span className={styles.mark}>{sortCode}</span>}
    </p>
  );
}

function DoorCard({ door, number }: { door: Door; number: number }) {
  const { first, stops } = door;
  const due = sumMoney(stops.map(({ cashDue }) => cashDue));
  return (
    <li>
      <a className={styles.card} href={addressOfStop(first._id)}>
        <span className={styles.number}>{number}</span>
        <span className="stack gap-half">
          <span className={styles.heading}>
            <strong className={styles.name}>{first.name}</strong>
            {due > 0 ? (
              <span>
                {text.collect} <b className="tabular">{showMoney(due)}</b>
              </span>
            ) : (
              first.kind === 'delivery' && <span>{text.paid}</span>
            )}
          </span>
          <span>{joined(addressLines(door))}</span>
          <DoorMarks door={door} />
          {first.instructions && (
            <span className={styles.note}>
              <bdi>{first.instructions}</bdi>
            </span>
          )}
        </span>
        <IconChevronRight aria-hidden="true" />
      </a>
    </li>
  );
}

function OverList({ doors }: { doors: Door[] }) {
  return (
    <details className={styles.over}>
      <summary className={fold.fold}>{text.over(doors.length)}</summary>
      <ul>
        {doors.flatMap(({ stops }) =>
          stops.map(({ _id, name, trackingID, state }) => (
            <li key={_id}>
              <a className={styles.line} href={addressOfStop(_id)}>
                <span>
                  {name} <span className="soft">{trackingID}</span>
                </span>
                <b>{text.states[state]}</b>
                <IconChevronRight aria-hidden="true" />
              </a>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

/** Parcels on the van that must be brought back, with the reason. */
function RecalledList({ recalled }: { recalled: readonly Recalled[] }) {
  return (
    <section className={styles.list} aria-labelledby="recalled">
      <h2 id="recalled">{text.recalled(recalled.length)}</h2>
      {recalled.map(({ trackingID, name, why }) => (
        <Notice key={trackingID}>{text.recalledOf(trackingID, name, why)}</Notice>
      ))}
    </section>
  );
}

function Loading() {
  return (
    <div className={styles.list}>
      <CardSkeleton cards={3} />
    </div>
  );
}

/** Today's visits in order; finished ones are below. */
export function StopsView() {
  const { stops, day, isReading, notRead } = useDriver();
  const isOnline = useOnline();
  const doors = doorsOf(stops);
  const open = doorsOf(stops.filter(isPending));
  const over = doorsOf(stops.filter((stop) => !isPending(stop)));
  const recalled = day?.recalled ?? [];
  const isLoading = !day && notRead === undefined;
  return (
    <>
      <div className="row wrap gap-1-2">
        <h1>{text.title}</h1>
        {doors.length > 0 && <span className="tabular">{text.left(open.length, doors.length)}</span>}
        <Button
          icon={<IconRefresh aria-hidden="true" />}
          busy={isReading}
          className="push"
          onClick={() => void driver.refresh()}
        >
          {text.reload}
        </Button>
      </div>
      {notRead !== undefined && (isOnline || !day) && <Notice>{text.unread}</Notice>}
      {notRead !== undefined && day && <p className="soft">{text.readAt(clockOf(day.readAt))}</p>}
      <LastAct />
      {recalled.length > 0 && <RecalledList recalled={recalled} />}
      {isLoading && <Loading />}
      {day && doors.length === 0 && <EmptyState title={text.noStops} hint={text.noStopsHint} />}
      {doors.length > 0 && open.length === 0 && <EmptyState title={text.allDone} hint={text.allDoneHint} />}
      <ol className={styles.list}>
        {open.map((door, index) => (
          <DoorCard key={door.first._id} door={door} number={index + 1} />
        ))}
      </ol>
      {over.length > 0 && <OverList doors={over} />}
    </>
  );
}
