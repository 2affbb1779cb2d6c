import { Link } from 'react-router';
import { overviewText as text } from '../../texts/home.ts';
import { Card } from '../../ui/card.tsx';
import { showMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { AttentionShapes } from './attention-skeleton.tsx';
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

function Strip({ days = [], today = {}, unpaidCOD, stuckOrders = 0, moreThanStuck }: Figures) {
  const day = days.at(-1)?.day ?? '';
  const cash = (today.paidCOD ?? 0) + (today.unpaidCOD ?? 0);
  return (
    <ul className={styles.strip}>
      <Figure
        label={text.stuck}
        value={moreThanStuck ? text.moreOrders(stuckOrders) : text.orders(stuckOrders)}
        to={ordersWith({ unmovedDays: '3', sort: 'movedAt' })}
      />
      <Figure label={text.unpaid} value={showMoney(unpaidCOD)} to={ordersWith({ payment: 'COD-open' })} />
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

/** What the overview begins with: the first steps of an empty business, and each figure that leads to its orders. */
export function Attention() {
  const read = useOverview();
  return (
    <>
      <FirstSteps steps={read.data?.firstSteps ?? []} />
      <Card title={text.attention} className={styles.attention}>
        <Loaded read={read} data={read.data} skeleton={<AttentionShapes />} failed={text.failed}>
          {(figures) => <Strip {...figures} />}
        </Loaded>
      </Card>
    </>
  );
}
