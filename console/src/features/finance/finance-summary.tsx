import {
  IconCash,
  IconCashOff,
  IconCoins,
  IconPackages,
  IconReceipt,
  IconTrendingDown,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import { finance } from '@tawseel/contract/finance';
import type { ReactNode } from 'react';
import { CallError, NO_RESPONSE } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { financeText as text } from '../../texts/finance.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { StatCard, StatGrid } from '../../ui/stat-card.tsx';
import {
  ADMIN_FIGURES,
  changeOf,
  comparison,
  type FigureName,
  type Figures,
  isEmpty,
  showFigure,
  WAREHOUSE_FIGURES,
} from './finance-figures.ts';
import styles from './finance-summary.module.css';
import { PeriodSelector } from './period-selector.tsx';
import { type PeriodState, usePeriod } from './period-state.ts';

const ICONS: Record<FigureName, ReactNode> = {
  totalRevenue: <IconCoins />,
  expenses: <IconReceipt />,
  profit: <IconTrendingUp />,
  loss: <IconTrendingDown />,
  totalOrdersCount: <IconPackages />,
  totalUsersCount: <IconUsers />,
  unpaidCOD: <IconCashOff />,
  paidCOD: <IconCash />,
};

type SummaryProps = {
  title: string;
  names: readonly FigureName[];
  period: PeriodState;
  figures: Figures | undefined;
  /** Why the figures are not there, in words. */
  failure: string | undefined;
  busy: boolean;
  reload: () => void;
};

function Cards({ names, figures, failure, busy, reload }: SummaryProps) {
  if (failure !== undefined) {
    return <FailedState title={text.loadFailed} hint={failure} onRetry={reload} busy={busy} />;
  }
  if (!figures)
    return (
      <StatGrid>
        <CardSkeleton cards={names.length} />
      </StatGrid>
    );
  if (isEmpty(names, figures)) return <EmptyState title={text.empty} />;
  return (
    <StatGrid>
      {names.map((name) => (
        <StatCard
          key={name}
          label={text[name]}
          value={showFigure(name, figures[name])}
          change={figures.changes && changeOf(name, figures.changes[name])}
          icon={ICONS[name]}
        />
      ))}
    </StatGrid>
  );
}

function Summary(props: SummaryProps) {
  const { title, period, figures, failure, busy, reload } = props;
  return (
    <section className={styles.summary} aria-label={title}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <PeriodSelector period={period} onApply={reload} busy={busy} />
      </header>
      <div className={styles.figures} aria-busy={busy}>
        <Cards {...props} />
      </div>
      <p className={styles.compared}>{failure === undefined && comparison(figures?.spans)}</p>
    </section>
  );
}

/** The figures of the whole business, with their period. */
export function OverallFinance() {
  const period = usePeriod();
  const read = useRead(finance.readAdminFinance, { body: period.asked });
  return (
    <Summary
      title={text.overall}
      names={ADMIN_FIGURES}
      period={period}
      figures={read.data}
      failure={read.error?.message}
      busy={read.isFetching}
      reload={() => void read.refetch()}
    />
  );
}

/** The specification gives this call a sentence of its own for a failure without a response (section 8). */
function warehouseFailure(error: Error): string {
  const unanswered = error instanceof CallError && error.body === NO_RESPONSE;
  return unanswered ? text.noResponse : error.message;
}

/** The figures of one warehouse, with their period. */
export function WarehouseFinance({ warehouseId }: { warehouseId: string }) {
  const period = usePeriod();
  const read = useRead(finance.readWarehouseFinance, { body: { ...period.asked, warehouseId } });
  return (
    <Summary
      title={text.title}
      names={WAREHOUSE_FIGURES}
      period={period}
      figures={read.data}
      failure={read.error ? warehouseFailure(read.error) : undefined}
      busy={read.isFetching}
      reload={() => void read.refetch()}
    />
  );
}
