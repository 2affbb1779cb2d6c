import { financeText as text } from '../../texts/en/finance.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import styles from './finance-summary.module.css';
import { type ChosenPeriod, PERIOD_CHOICES, type PeriodState, periodLabel } from './period-state.ts';

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
      <p className={problem ? styles.problem : styles.note} role={problem ? 'alert' : undefined}>
        {problem ?? (waiting ? text.stillShown(periodLabel(applied)) : '')}
      </p>
    </form>
  );
}

export function PeriodSelector(props: PeriodSelectorProps) {
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
