import { type OwingSender, overview } from '@tawseel/contract/overview';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { overviewText as text } from '../../texts/filters.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Bar } from '../../ui/skeleton.tsx';
import styles from './overview.module.css';
import { Trend } from './trend.tsx';

/** As many as stand beside the other cards. */
const MOST_OWING = 5;

/** All Orders with filters of its own. */
function ordersWith(query: Record<string, string>): string {
  return `${addresses.allOrders}?${new URLSearchParams(query)}`;
}

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

type Read = ReturnType<typeof useOverview>;

function useOverview() {
  return useRead(overview.readOverview, {});
}

function Hand({ read }: { read: Read }) {
  return (
    <Section title={text.hand} read={read}>
      {({ days = [], today = {}, unpaidCOD, stuckOrders = 0, moreThanStuck }) => {
        const day = days.at(-1)?.day ?? '';
        const cash = (today.paidCOD ?? 0) + (today.unpaidCOD ?? 0);
        return (
          <ul className={styles.list}>
            <Figure
              label={text.stuck}
              value={moreThanStuck ? text.moreOrders(stuckOrders) : text.orders(stuckOrders)}
              to={ordersWith({ unmovedDays: '3', sort: 'movedAt' })}
            />
            <Figure
              label={text.unpaid}
              value={showMoney(unpaidCOD)}
              to={ordersWith({ payment: 'COD-open' })}
            />
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
      }}
    </Section>
  );
}

type SectionProps = {
  title: string;
  read: Read;
  children: (data: NonNullable<Read['data']>) => ReactNode;
};

function Section({ title, read, children }: SectionProps) {
  return (
    <Card title={title}>
      <div className={styles.body}>
        <Loaded
          read={read}
          data={read.data}
          skeleton={<Bar inlineSize="100%" blockSize="12rem" />}
          failed={text.failed}
        >
          {children}
        </Loaded>
      </div>
    </Card>
  );
}

function OwingList({ senders }: { senders: readonly Loose<OwingSender>[] }) {
  if (senders.length === 0) return <EmptyState title={text.owingNobody} />;
  return (
    <ol className={styles.list}>
      {senders.map(({ _id = '', name, unpaidCOD, unpaidOrders = 0 }) => (
        <li key={_id} className={styles.entry}>
          <Link to={ordersWith({ senderId: _id, payment: 'COD-open' })} className={styles.link}>
            <span className={styles.label}>{show(name)}</span>
            <strong className={styles.value}>{showMoney(unpaidCOD)}</strong>
            <span className={styles.about}>{text.orders(unpaidOrders)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Owing() {
  const read = useRead(overview.listOwing, {});
  return (
    <Card title={text.owing}>
      <div className={styles.body}>
        <Loaded
          read={read}
          data={read.data}
          skeleton={<Bar inlineSize="100%" blockSize="12rem" />}
          failed={text.failed}
        >
          {(senders) => <OwingList senders={senders.slice(0, MOST_OWING)} />}
        </Loaded>
      </div>
    </Card>
  );
}

/** What an office asks each morning, below what the specification has: each figure leads to its orders. */
export function OverviewCards() {
  const read = useOverview();
  return (
    <div className={styles.cards}>
      <Section title={text.trend} read={read}>
        {({ days = [] }) => <Trend days={days} />}
      </Section>
      <Hand read={read} />
      {hasCall(overview.listOwing) && <Owing />}
    </div>
  );
}
