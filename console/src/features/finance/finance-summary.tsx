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
import { CallError } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { commonText } from '../../texts/en/common.ts';
import { financeText as text } from '../../texts/en/finance.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { StatCard, StatGrid } from '../../ui/display/stat-card.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded, type LoadState } from '../../ui/states/loaded.tsx';
import { CardSkeleton } from '../../ui/states/skeleton.tsx';
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
import {
  type ChosenPeriod,
  PERIOD_CHOICES,
  type PeriodState,
  periodLabel,
  usePeriod,
} from './period-state.ts';

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
  read: LoadState & { data: Figures | undefined };
  /** Reason for missing figures if the error has none. */
  hint?: string | undefined;
};

function Cards({ names, figures }: { names: SummaryProps['names']; figures: Figures }) {
  if (isEmpty(names, figures)) return <EmptyState title={text.empty} />;
  return (
    <StatGrid>
      {names.map((name) => (
        <StatCard
          key={name}
          label={text[name]}
          value={showFigure(name, figures[name])}
          change={figures.changes && changeOf(name, figures.changes[name], figures.spans)}
          icon={ICONS[name]}
        />
      ))}
    </StatGrid>
  );
}

function Summary({ title, names, period, read, hint }: SummaryProps) {
  const skeleton = (
    <StatGrid>
      <CardSkeleton cards={names.length} />
    </StatGrid>
  );
  return (
    <section className={styles.summary} aria-label={title}>
      <header className="row wrap between top gap-1-2">
        <h2 className={styles.title}>{title}</h2>
        <PeriodSelector period={period} onApply={() => void read.refetch()} busy={read.isFetching} />
      </header>
      <div className={styles.figures} aria-busy={read.isFetching}>
        <Loaded read={read} data={read.data} skeleton={skeleton} failed={text.loadFailed} hint={hint}>
          {(figures) => <Cards names={names} figures={figures} />}
        </Loaded>
      </div>
      <p className={styles.compared}>{comparison(read.data?.spans)}</p>
    </section>
  );
}

/** The figures of the whole business, with their period. */
export function OverallFinance() {
  const period = usePeriod();
  const read = useRead(finance.readAdminFinance, { body: period.applied }, { whenEmpty: {}, always: true });
  return <Summary title={text.overall} names={ADMIN_FIGURES} period={period} read={read} />;
}

/** Returns the sentence that the specification gives this call for a failure without a response (section 8). */
function warehouseHint(error: Error | null): string | undefined {
  return error instanceof CallError && error.body === commonText.somethingWrong ? text.noResponse : undefined;
}

/** The figures of one warehouse, with their period. */
export function WarehouseFinance({ warehouseId }: { warehouseId: string }) {
  const period = usePeriod();
  const body = { ...period.applied, warehouseId };
  const read = useRead(finance.readWarehouseFinance, { body }, { whenEmpty: {}, always: true });
  return (
    <Summary
      title={text.title}
      names={WAREHOUSE_FIGURES}
      period={period}
      read={read}
      hint={warehouseHint(read.error)}
    />
  );
}

type PeriodSelectorProps = {
  period: PeriodState;
  /** Reads the shown period again. */
  onApply: () => void;
  busy: boolean;
};

function CustomDates({ period, onApply, busy }: PeriodSelectorProps) {
  const { dates, problem, waiting, applied, setDates, apply } = period;
  return (
    <form
      className={styles.dates}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (apply()) onApply();
      }}
    >
      <DateField
        label={text.startDate}
        value={dates.start}
        max={dates.end || undefined}
        aria-invalid={problem && !dates.start ? true : undefined}
        onChange={(start) => setDates({ start })}
      />
      <DateField
        label={text.endDate}
        value={dates.end}
        min={dates.start || undefined}
        onChange={(end) => setDates({ end })}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {text.apply}
      </Button>
      <p className={classNames(styles.note, problem ? 'bad' : 'soft')} role={problem ? 'alert' : undefined}>
        {problem ?? (waiting ? text.stillShown(periodLabel(applied)) : '')}
      </p>
    </form>
  );
}

function PeriodSelector(props: PeriodSelectorProps) {
  const { choice, choose } = props.period;
  // Pressing a fixed choice again reloads it.
  const change = (next: ChosenPeriod) =>
    next === choice && next !== 'custom' ? props.onApply() : choose(next);
  return (
    <div className={styles.selector}>
      <FilterButtons
        label={text.period}
        choices={PERIOD_CHOICES}
        words={text.periods}
        value={choice}
        onChange={change}
      />
      {choice === 'custom' && <CustomDates {...props} />}
    </div>
  );
}
