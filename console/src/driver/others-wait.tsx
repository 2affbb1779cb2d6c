import { driverText as text } from '../texts/en/driver.ts';
import { Notice } from '../ui/states/notice.tsx';
import { useDriver } from './queue/this-phone.ts';

/** Whose work waits on this phone for their PIN. */
export function OthersWait() {
  const { others } = useDriver();
  return others.map(({ name, ...unsent }) => <Notice key={name}>{text.othersWait(unsent, name)}</Notice>);
}
