import { driverText as text } from '../../texts/en/driver.ts';
import { showDay, showTime } from '../../ui/dates.ts';
import { showMoney } from '../../ui/format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { type CashLine, cashLines, sumOf } from '../money.ts';
import { useDriver } from '../queue/this-phone.ts';
import styles from '../stops.module.css';
import { clockOf } from './sent-line.tsx';

/** Returns what was missing from a hand-in, or too much; '' if nothing. */
function differenceText(difference: number): string {
  const amount = showMoney(Math.abs(difference));
  if (difference === 0) return '';
  return difference < 0 ? text.cashMissing(amount) : text.cashTooMuch(amount);
}

/** Returns the time of an instant, with its day if that is not today. */
function timeOf(instant: string): string {
  const isToday = showDay(instant) === showDay(new Date().toISOString());
  return isToday ? clockOf(Date.parse(instant)) : showTime(instant);
}

function Line({ trackingID, receiver, since, amount, isUnsent }: CashLine) {
  return (
    <li className={styles.line}>
      <span>
        {receiver} <span className="soft block">{text.codeAt(trackingID, timeOf(since))}</span>{' '}
        {isUnsent && <span className={styles.mark}>{text.cashUnsent}</span>}
      </span>
      <b className="tabular">{showMoney(amount)}</b>
    </li>
  );
}

/** Cash in the driver's hands, line by line: what the server knows of, what is not sent yet, and the change. */
export function CashView() {
  const { acts, day } = useDriver();
  const lines = cashLines(
    day?.held ?? [],
    acts.filter(({ waits }) => waits !== undefined),
  );
  const change = day?.change ?? 0;
  const sum = showMoney(sumOf([...lines.map(({ amount }) => amount), change]));
  return (
    <>
      <h1>{text.cashTitle}</h1>
      <section className={styles.total}>
        <h2>{text.cashTotal}</h2>
        <p className="tabular">{sum}</p>
      </section>
      {day?.lastHandIn && (
        <p>
          {text.cashHandedIn(
            showMoney(day.lastHandIn.total),
            clockOf(Date.parse(day.lastHandIn.at)),
            day.lastHandIn.number,
          )}{' '}
          {differenceText(day.lastHandIn.difference)}
        </p>
      )}
      {lines.length === 0 && change === 0 ? (
        <EmptyState title={text.cashNone} />
      ) : (
        <section>
          <h2>{text.cashList}</h2>
          <ul>
            {lines.map((line) => (
              <Line key={`${line.trackingID} ${line.amount} ${line.isUnsent}`} {...line} />
            ))}
            {change > 0 && (
              <li className={styles.line}>
                {text.cashChange} <b className="tabular">{showMoney(change)}</b>
              </li>
            )}
            <li className={styles.line}>
              <b>{text.cashSum}</b> <b className="tabular">{sum}</b>
            </li>
          </ul>
        </section>
      )}
    </>
  );
}
