import { IconChevronRight } from '@tabler/icons-react';
import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { FIGURE_LISTS, type FirstStep } from '@tawseel/contract/overview';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { overviewText as text } from '../../texts/en/home.ts';
import { Card } from '../../ui/display/card.tsx';
import { showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import styles from './overview.module.css';
import { AttentionCards, AttentionSkeleton } from './overview-skeletons.tsx';
import { ordersWith, useOverview } from './use-overview.ts';

const ADDRESSES: Record<FirstStep, string> = {
  business: addresses.settings,
  warehouse: addresses.registerWarehouse,
  prices: addresses.prices,
  people: addresses.drivers,
  sender: addresses.users,
  senderKey: `${addresses.access}?tab=keys`,
  order: addresses.allOrders,
};

/** First steps of a new business; each disappears once it is done. */
function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Card title={text.firstSteps} about={text.firstStepsAbout} className={styles.attention}>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step} className={styles.entry}>
            <Link
              to={ADDRESSES[step]}
              state={{ back: { to: addresses.home, label: text.firstSteps } }}
              className={styles.link}
            >
              <span className={styles.label}>{text.steps[step].title}</span>
              <IconChevronRight size={18} aria-hidden="true" />
              <span className="quiet whole">{text.steps[step].about}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type FigureProps = { label: string; value: string; to: string };

function Figure({ label, value, to }: FigureProps) {
  return (
    <li className={styles.entry}>
      <Link to={to} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.value}>{value}</strong>
      </Link>
    </li>
  );
}

type Figures = NonNullable<ReturnType<typeof useOverview>['data']>;

/** Returns the number of parcels that wait for a driver, which the server counts to a thousand. */
function waitingText(count: number): string {
  return count < MOST_LISTED ? text.parcels(count) : text.moreThan(text.parcels(MOST_LISTED - 1));
}

/** Figures that need an action; each links to the work. */
function Actions(figures: Figures) {
  const { stuckOrders = 0, moreThanStuck, missingParcels = 0, moreThanMissing } = figures;
  const { waitingParcels = 0, callsDue = 0 } = figures;
  const stuck = text.orders(stuckOrders);
  const missing = text.parcels(missingParcels);
  return (
    <ul className={styles.strip}>
      <Figure
        label={text.stuck}
        value={moreThanStuck ? text.moreThan(stuck) : stuck}
        to={ordersWith({ ...FIGURE_LISTS.stuckOrders, sort: 'movedAt' })}
      />
      <Figure
        label={text.missing}
        value={moreThanMissing ? text.moreThan(missing) : missing}
        to={ordersWith(FIGURE_LISTS.missingParcels)}
      />
      <Figure label={text.waiting} value={waitingText(waitingParcels)} to={addresses.runs} />
      <Figure label={text.callsDue} value={text.calls(callsDue)} to={addresses.contact} />
      <Figure label={text.withDrivers} value={showMoney(figures.cashWithDrivers)} to={addresses.cash} />
      <Figure
        label={text.unheld}
        value={showMoney(figures.unheldCash)}
        to={ordersWith(FIGURE_LISTS.unheldCash)}
      />
      <Figure
        label={text.toCollect}
        value={showMoney(figures.cashToCollect)}
        to={ordersWith(FIGURE_LISTS.cashToCollect)}
      />
    </ul>
  );
}

function Day({ days = [], today = {} }: Figures) {
  const day = days.at(-1)?.day ?? '';
  return (
    <ul className={styles.strip}>
      <Figure
        label={text.today}
        value={text.orders(today.orders ?? 0)}
        to={ordersWith({ from: day, to: day })}
      />
      <Figure
        label={text.cashToday}
        value={showMoney(today.openCash)}
        to={ordersWith({ ...FIGURE_LISTS.openCash, from: day, to: day })}
      />
    </ul>
  );
}

/**
 * Top of the overview: figures that need an action, and today's totals. Without any order these are all 0, so that the
 * first steps stand in their place.
 */
export function Attention() {
  const read = useOverview();
  const { firstSteps: steps = [] } = read.data ?? {};
  const loaded = (
    <Loaded read={read} data={read.data} skeleton={<AttentionSkeleton />} failed={text.failed}>
      {(figures) => <AttentionCards attention={<Actions {...figures} />} day={<Day {...figures} />} />}
    </Loaded>
  );
  return (
    <>
      {!steps.includes('order') &&
        (read.isError && !read.data ? <Card title={text.attention}>{loaded}</Card> : loaded)}
      <FirstSteps steps={steps} />
    </>
  );
}
