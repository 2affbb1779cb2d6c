import { IconChevronRight, IconTruckDelivery } from '@tabler/icons-react';
import { dispatch } from '@tawseel/contract/dispatch';
import { runs } from '@tawseel/contract/runs';
import { Link } from 'react-router';
import { useAction } from '../../api/action.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { unbroken } from '../../ui/display/isolated.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { Kbd } from '../../ui/keys/kbd.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { digitAt, openRunOf } from './board-rows.ts';
import { RunBadge } from './run-badge.tsx';
import { isEmpty, type LooseDriver, type LooseRun, progressOf, runLoadText } from './run-texts.ts';
import styles from './runs.module.css';
import type { BoardState, WarehouseQuery } from './use-board.ts';
import { useRunAddress } from './use-run.ts';

/** Returns the progress of a run, or its number of parcels unless the driver's line has it. */
function aboutRun(run: LooseRun, isCounted: boolean): string {
  const { kind, state, parcels = 0, visits = 0, unloaded = 0 } = run;
  if (state === 'out') return progressOf(run);
  if (kind === 'pickup' || parcels === 0) return isCounted ? '' : text.load(parcels, visits);
  return unloaded === 0 ? text.allLoaded : text.unloadedOf(unloaded);
}

function RunLine({ run, isCounted }: { run: LooseRun; isCounted: boolean }) {
  const { _id, number, state, kind } = run;
  const runAddress = useRunAddress();
  return (
    <li className={styles.runLine}>
      <Link to={runAddress(_id)} translate="no">
        {show(number)}
      </Link>
      <RunBadge state={state} kind={kind} />
      {(kind === 'return' || kind === 'pickup') && <Badge tone="urgent">{text.kinds[kind]}</Badge>}
      <span className="quiet">{aboutRun(run, isCounted)}</span>
    </li>
  );
}

type DriverLineProps = {
  board: BoardState;
  driver: LooseDriver;
  digit: string | undefined;
  onHandOut: (run: LooseRun) => void;
};

function DriverLine({ board, driver, digit, onHandOut }: DriverLineProps) {
  const { name, vehicleNo, isActive = true, cash = 0, runs = [] } = driver;
  const open = openRunOf(driver, board.kind);
  const count = board.selected.size;
  const isChosen = board.chosen?.id === driver.id;
  const hasLoad = open !== undefined && !isEmpty(open);
  const isUnfolded = hasLoad && board.isUnfolded(driver.id ?? '');
  const proposed = board.proposal?.assignments.find(({ driverId }) => driverId === driver.id);
  const gets = (proposed?.trackingIDs?.length ?? 0) + (proposed?.pickupIds?.length ?? 0);
  return (
    <li data-line="" className={classNames(styles.driver, isChosen && styles.selected)}>
      <div className="row wrap gap-half-1">
        <button
          type="button"
          data-driver=""
          className={styles.main}
          aria-pressed={isChosen}
          onFocus={() => board.choose(driver)}
          aria-expanded={hasLoad ? isUnfolded : undefined}
          onClick={() => {
            board.choose(driver);
            if (hasLoad) board.unfold(driver.id ?? '');
          }}
        >
          {digit !== undefined && <Kbd keys={[digit]} />}
          <span className={styles.name}>
            <strong>
              <bdi>{show(name)}</bdi>
            </strong>
            <bdi className="quiet">{unbroken(vehicleNo)}</bdi>
          </span>
          {hasLoad && (
            <IconChevronRight
              className={classNames(styles.chevron, isUnfolded && styles.open)}
              size={18}
              aria-hidden="true"
            />
          )}
          <span className={styles.figures}>
            {open ? runLoadText(open) : runs.length === 0 && text.noLoad}
            {cash > 0 && <span>{text.toHandIn(showMoney(cash))}</span>}
          </span>
        </button>
        {gets > 0 && <Badge tone="action">{text.gets(gets)}</Badge>}
        {!isActive && <Badge tone="bad">{text.notActive}</Badge>}
        {count > 0 && isActive && (
          <Button
            small
            variant="primary"
            aria-label={text.giveTo(board.selectedText, show(name))}
            busy={board.busy}
            onClick={() => board.give(driver, [])}
          >
            {text.give(count)}
          </Button>
        )}
        {hasLoad && isActive && (
          <Button
            small
            icon={<IconTruckDelivery size={18} aria-hidden="true" />}
            aria-label={text.handOutOf(show(open.number), show(name))}
            onClick={() => onHandOut(open)}
          >
            {text.handOut}
          </Button>
        )}
      </div>
      {open && isUnfolded && <DriverLoad run={open} asked={board.asked} />}
      {runs.length > 0 && (
        <ul className={styles.runs}>
          {runs.map((run) => (
            <RunLine key={run._id} run={run} isCounted={run === open} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Drivers of the warehouse with their digits and their runs. */
export function DriverList({
  board,
  onHandOut,
}: {
  board: BoardState;
  onHandOut: DriverLineProps['onHandOut'];
}) {
  return (
    <ol className={styles.list} aria-label={text.drivers} data-drivers="">
      {board.drivers.map((driver, at) => (
        <DriverLine key={driver.id} board={board} driver={driver} digit={digitAt(at)} onHandOut={onHandOut} />
      ))}
    </ol>
  );
}

type LineProps = { id: string; name: string | undefined; busy: boolean; onTakeOff: () => void };

function Line({ id, name, busy, onTakeOff }: LineProps) {
  return (
    <li className={styles.loadLine}>
      <span className={styles.name}>
        <span translate="no" dir="ltr">
          {show(id)}
        </span>
        <bdi className="quiet">{show(name)}</bdi>
      </span>
      <Button small aria-label={text.takeOffWhich(id)} busy={busy} onClick={onTakeOff}>
        {text.takeOff}
      </Button>
    </li>
  );
}

/** Parcels and pickups assigned to a driver who has not left, each with a button that takes it off. */
function DriverLoad({ run, asked }: { run: LooseRun; asked: WarehouseQuery }) {
  const { _id: id = '', driverId } = run;
  const read = useRead(runs.readRun, { params: { id } }, { always: true });
  const options = { done: showMessage, failed: text.takeOffFailed };
  const takeOff = useAction(runs.takeFromRun, options);
  const takeBack = useAction(dispatch.unassignParcels, options);
  return (
    <Loaded read={read} data={read.data} skeleton={<TextSkeleton lines={2} />} failed={text.runFailed}>
      {({ stops = [], visits = [] }) => (
        <ul className={styles.inner}>
          {stops.map(({ parcel: { trackingID = '', receiverName } = {} }) => (
            <Line
              key={trackingID}
              id={trackingID}
              name={receiverName}
              busy={takeOff.busy && takeOff.variables?.params.trackingID === trackingID}
              onTakeOff={() => void takeOff.run({ params: { id, trackingID } })}
            />
          ))}
          {visits.map(({ pickupId = '', number = '', name }) => (
            <Line
              key={pickupId}
              id={number}
              name={name}
              busy={takeBack.busy}
              onTakeOff={() =>
                void takeBack.run({
                  body: {
                    ...asked,
                    kind: 'pickup',
                    assignments: [{ driverId: driverId ?? '', pickupIds: [pickupId] }],
                  },
                })
              }
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
