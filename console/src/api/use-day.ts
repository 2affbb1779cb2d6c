import { useSearchParamState } from '../ui/navigation/use-search-param-state.ts';
import { today } from './today.ts';

const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Day of a list, in the address; today where none is named. */
export function useDay(): [day: string, set: (day: string) => void] {
  const [typed, setDay] = useSearchParamState('day');
  const isDay = A_DAY.test(typed) && !Number.isNaN(Date.parse(typed));
  return [isDay ? typed : today(), (day) => setDay(day === today() ? '' : day)];
}
