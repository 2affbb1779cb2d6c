import {
  type DriverOfToday,
  FIGURE_LISTS,
  overview,
  type RunOfToday,
  type Today,
} from '@tawseel/contract/overview';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { overviewText } from '../../texts/en/home.ts';
import { runsText, todayText as text } from '../../texts/en/runs.ts';
import { EmptyBoxArt } from '../../ui/art/empty-box-art.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showHour } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Card } from '../../ui/display/card.tsx';
import { ShareBar } from '../../ui/display/share-bar.tsx';
import { tip, tipWhenCut } from '../../ui/display/tooltip.tsx';
import { dotted, show, showMoney } from '../../ui/format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Bar, LoadingStatus, times } from '../../ui/states/skeleton.tsx';
import styles from './drivers-today.module.css';
import overviewStyles from './overview.module.css';
import { ordersWith } from './use-overview.ts';

/** Interval in milliseconds to read it again: drivers enter results all day. */
const EVERY_MS = 60_000;
/** Drivers that a folded list shows with one, two and three columns. */
const FOLDED = [3, 4, 6] as const;

type LooseRun = Loose<RunOfToday>;
type LooseDriver = Loose<DriverOfToday>;
type Counts = Record<'done' | 'failed' | 'skipped' | 'pending' | 'overdue', number>;

function sumOf(runs: readonly LooseRun[]): Counts {
  const sum = (of: keyof Counts) => runs.reduce((total, run) => total + (run[of] ?? 0), 0);
  return {
    done: sum('done'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    pending: sum('pending'),
    overdue: sum('overdue'),
  };
}

function StopsBar({ done, failed, skipped, pending }: Counts) {
  return (
    <ShareBar
      shares={[
        { key: 'done', value: done, tone: 'action' },
        { key: 'failed', value: failed, tone: 'bad' },
        { key: 'skipped', value: skipped, tone: 'urgent' },
        { key: 'pending', value: pending, tone: 'none' },
      ]}
    />
  );
}

/** Returns the state of a run that has not left; otherwise ''. */
function stateText({ kind, state }: LooseRun): string {
  if (state !== 'open') return '';
  return kind === 'pickup' ? runsText.planned : runsText.states.open;
}

/** Links to a run: by the results of its stops, or among several runs of a driver by its kind and start. */
function RunLink({ run, driver, isOnly }: { run: LooseRun; driver: string; isOnly: boolean }) {
  const { kind, outAt } = run;
  const name = [kind && runsText.kinds[kind], outAt && showHour(outAt)].filter(Boolean).join(' ');
  const about = dotted([stateText(run), text.stops(sumOf([run]))]);
  const query = new URLSearchParams({ run: run._id ?? '' });
  return (
    <Link
      to={`${addresses.runs}?${query}`}
      aria-label={text.run(driver, isOnly ? about : dotted([name, about]))}
      {...(!isOnly && tip(about))}
    >
      {isOnly ? about : name}
    </Link>
  );
}

function DriverEntry({ driver, warehouse, toHandIn = 0, runs = [] }: LooseDriver) {
  const name = show(driver?.name);
  const counts = sumOf(runs);
  const cash = runsText.toHandIn(showMoney(toHandIn));
  const query = new URLSearchParams({ driver: driver?._id ?? '' });
  const links = runs.map((run) => (
    <RunLink key={run._id} run={run} driver={name} isOnly={runs.length === 1} />
  ));
  return (
    <li className={styles.driver}>
      <div className={styles.head}>
        <span className="cut narrow" {...tipWhenCut}>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {warehouse && <bdi className="quiet">{warehouse.name}</bdi>}
        </span>
        {counts.overdue > 0 && (
          <span className="nowrap no-shrink">
            <Badge tone="bad">{text.overdue(counts.overdue)}</Badge>
          </span>
        )}
      </div>
      <StopsBar {...counts} />
      <div className={styles.figures}>
        {runs.length === 1 ? links : <span>{text.stops(counts)}</span>}
        {toHandIn > 0 && (
          <Link to={`${addresses.cash}?${query}`} aria-label={text.cashOf(name, cash)}>
            {cash}
          </Link>
        )}
      </div>
      {runs.length > 1 && <div className={styles.runs}>{links}</div>}
    </li>
  );
}

function Summary({ drivers }: { drivers: readonly LooseDriver[] }) {
  const counts = sumOf(drivers.flatMap(({ runs = [] }) => runs));
  return (
    <>
      <p>
        {dotted([
          text.drivers(drivers.length),
          text.stops(counts),
          counts.overdue > 0 && text.overdue(counts.overdue),
        ])}
      </p>
      <StopsBar {...counts} />
    </>
  );
}

function DriverList({ drivers }: { drivers: readonly LooseDriver[] }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const [narrow, middle, wide] = FOLDED;
  const count = drivers.length;
  const hasSeveral = new Set(drivers.map(({ warehouse }) => warehouse?._id)).size > 1;
  return (
    <>
      <ul id={id} className={classNames(styles.drivers, !isUnfolded && styles.folded)}>
        {drivers.map(({ warehouse, ...driver }, at) => (
          <DriverEntry
            key={`${driver.driver?._id ?? at} ${warehouse?._id}`}
            {...driver}
            {...(hasSeveral && { warehouse })}
          />
        ))}
      </ul>
      {count > narrow && (
        <div className={classNames(count <= middle && styles.fitsMiddle, count <= wide && styles.fitsWide)}>
          <Button
            small
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? text.fewer : text.all(count)}
          </Button>
        </div>
      )}
    </>
  );
}

function Unmoved({ unmovedOrders = 0, moreThanUnmoved }: Loose<Today>) {
  const counted = overviewText.orders(unmovedOrders);
  return (
    <p className={styles.unmoved}>
      <Link to={ordersWith({ ...FIGURE_LISTS.unmovedOrders, sort: 'movedAt' })}>{text.unmoved}</Link>
      <strong>{moreThanUnmoved ? overviewText.moreThan(counted) : counted}</strong>
    </p>
  );
}

function Skeleton() {
  return (
    <>
      <LoadingStatus />
      <Bar inlineSize="60%" blockSize="1.25rem" />
      <Bar inlineSize="100%" blockSize="0.5rem" />
      <div className={classNames(styles.drivers, styles.folded)} aria-hidden="true">
        {times(FOLDED[2]).map((at) => (
          <div key={at} className={styles.driver}>
            <Bar inlineSize="50%" blockSize="1.25rem" />
            <Bar inlineSize="100%" blockSize="0.5rem" />
            <Bar inlineSize="70%" blockSize="1rem" />
          </div>
        ))}
      </div>
    </>
  );
}

/** Drivers with runs today: a bar of the results of their stops, and what they have to hand in; most overdue first. */
export function DriversToday() {
  const read = useRead(overview.readToday, {}, { every: EVERY_MS });
  return (
    <Card title={overviewText.driversToday} className={overviewStyles.attention}>
      <div
        className={classNames(
          overviewStyles.today,
          read.data?.drivers?.length === 0 && overviewStyles.withoutDrivers,
        )}
      >
        <Loaded read={read} data={read.data} skeleton={<Skeleton />} failed={text.failed}>
          {({ drivers = [], ...unmoved }) => (
            <>
              {drivers.length === 0 ? (
                <div className={styles.none}>
                  <EmptyState
                    picture={<EmptyBoxArt />}
                    title={text.none}
                    hint={text.noneHint}
                    action={<LinkButton to={addresses.runs}>{text.board}</LinkButton>}
                  />
                </div>
              ) : (
                <>
                  <Summary drivers={drivers} />
                  <DriverList drivers={drivers} />
                </>
              )}
              <div className={styles.end}>
                <Unmoved {...unmoved} />
                {drivers.length > 0 && <p className="quiet">{text.overdueHint}</p>}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </Card>
  );
}
