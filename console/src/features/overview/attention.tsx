import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { overviewText as text } from '../../texts/en/home.ts';
import { Card } from '../../ui/display/card.tsx';
import { showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { AttentionCards, AttentionSkeleton } from './attention-skeleton.tsx';
import { FirstSteps } from './first-steps.tsx';
import styles from './overview.module.css';
import { ordersWith, useOverview } from './use-overview.ts';

type FigureProps = { label: string; value: string; about?: string; to: string };

function Figure({ label, value, about, to }: FigureProps) {
  return (
    <li className={styles.entry}>
      <Link to={to} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.value}>{value}</strong>
        {about && <span className={styles.about}>{about}</span>}
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
  const { unpaidCOD, stuckOrders = 0, moreThanStuck } = figures;
  const { missingParcels = 0, waitingParcels = 0, callsDue = 0 } = figures;
  const stuck = text.orders(stuckOrders);
  return (
    <ul className={styles.strip}>
      <Figure
        label={text.stuck}
        value={moreThanStuck ? text.moreThan(stuck) : stuck}
        to={ordersWith({ unmovedDays: '3', sort: 'movedAt' })}
      />
      <Figure label={text.unpaid} value={showMoney(unpaidCOD)} to={addresses.cash} />
      <Figure
        label={text.missing}
        value={text.parcels(missingParcels)}
        to={ordersWith({ custody: 'missing' })}
      />
      <Figure label={text.waiting} value={waitingText(waitingParcels)} to={addresses.runs} />
      <Figure label={text.callsDue} value={text.calls(callsDue)} to={addresses.contact} />
    </ul>
  );
}

function Day({ days = [], today = {} }: Figures) {
  const day = days.at(-1)?.day ?? '';
  const cash = (today.paidCOD ?? 0) + (today.unpaidCOD ?? 0);
  return (
    <ul className={styles.strip}>
      <Figure
        label={text.today}
        value={text.orders(today.orders ?? 0)}
        to={ordersWith({ from: day, to: day })}
      />
      <Figure
        label={text.cashToday}
        value={showMoney(cash)}
        about={text.cashTodayAbout(showMoney(today.unpaidCOD))}
        to={ordersWith({ payment: 'COD', from: day, to: day })}
      />
    </ul>
  );
}

/** Top of the overview: first steps of an empty business, figures that need an action, and today's totals. */
export function Attention() {
  const read = useOverview();
  const loaded = (
    <Loaded read={read} data={read.data} skeleton={<AttentionSkeleton />} failed={text.failed}>
      {(figures) => <AttentionCards attention={<Actions {...figures} />} day={<Day {...figures} />} />}
    </Loaded>
  );
  return (
    <>
      <FirstSteps steps={read.data?.firstSteps ?? []} />
      {read.isError && !read.data ? <Card title={text.attention}>{loaded}</Card> : loaded}
    </>
  );
}
