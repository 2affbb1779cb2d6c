import { DATE_FILTERS, DEFAULT_PERIOD } from '@tawseel/contract/facts/periods';
import { Period } from '@tawseel/contract/finance';
import { useState } from 'react';
import * as z from 'zod/mini';
import { financeText as text } from '../../texts/en/finance.ts';
import { showDay } from '../../ui/dates.ts';
import { useSearchParamState } from '../../ui/navigation/use-search-param-state.ts';

export type Dates = { start: string; end: string };
/** Choices of the period in order; 'custom' is sent as startDate and endDate, never by its name. */
export const PERIOD_CHOICES = [...DATE_FILTERS, 'custom'] as const;
export type ChosenPeriod = (typeof PERIOD_CHOICES)[number];

/** First accepted day: while a year is typed it is 0002, 0020 and 0202. */
const FIRST_DAY = '1000-01-01';

function isSet(day: string): boolean {
  return day >= FIRST_DAY;
}

/** Returns the problem with these days, or undefined. */
export function datesProblem({ start, end }: Dates): string | undefined {
  if (!isSet(start) || !isSet(end)) return text.bothDates;
  return start > end ? text.wrongOrder : undefined;
}

function periodOf(choice: string, dates: Dates): Period | undefined {
  if (choice === 'custom' && datesProblem(dates)) return undefined;
  const period =
    choice === 'custom' ? { startDate: dates.start, endDate: dates.end } : { dateFilter: choice };
  const read = z.safeParse(Period, period);
  return read.success ? read.data : undefined;
}

function isChoice(value: string): value is ChosenPeriod {
  return PERIOD_CHOICES.some((choice) => choice === value);
}

/** Returns the text of a period: 'This Week', or its two days. */
export function periodLabel(period: Period): string {
  if ('startDate' in period) return text.between(showDay(period.startDate), showDay(period.endDate));
  return text.periods[period.dateFilter];
}

/**
 * Period of the finance summary, stored in the address. `applied` is what the summary shows: a fixed choice at once,
 * custom days only once both are set and in order; until then the period before stays.
 */
export function usePeriod() {
  const [inAddress, setChoice] = useSearchParamState('period', DEFAULT_PERIOD);
  const [start, setStart] = useSearchParamState('from');
  const [end, setEnd] = useSearchParamState('to');
  const [isAsked, setAsked] = useState(false);
  const choice: ChosenPeriod = isChoice(inAddress) ? inAddress : DEFAULT_PERIOD;
  const dates: Dates = { start, end };
  // The wrong order of two dates is reported at once; a missing date is no mistake before Apply.
  const problem = isAsked || (isSet(start) && isSet(end)) ? datesProblem(dates) : undefined;
  const wanted = periodOf(choice, dates);
  const [applied, setApplied] = useState<Period>(wanted ?? { dateFilter: DATE_FILTERS[0] });
  if (wanted && JSON.stringify(wanted) !== JSON.stringify(applied)) setApplied(wanted);

  function choose(next: ChosenPeriod) {
    setAsked(false);
    setChoice(next);
    if (next === 'custom') return;
    setStart('');
    setEnd('');
  }

  /** Sets the dates that changed; another may have been set a moment ago, before this has rendered. */
  function setDates(changed: Partial<Dates>) {
    setAsked(false);
    if (changed.start !== undefined) setStart(changed.start);
    if (changed.end !== undefined) setEnd(changed.end);
  }

  /** Applies the dates. Returns true if the summary may load. */
  function apply(): boolean {
    setAsked(true);
    return datesProblem(dates) === undefined;
  }

  return { choice, dates, applied, waiting: wanted === undefined, problem, choose, setDates, apply };
}

export type PeriodState = ReturnType<typeof usePeriod>;
