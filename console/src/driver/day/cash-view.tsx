import { driverText as text } from '../../texts/en/driver.ts';
import { showDay } from '../../ui/dates.ts';
import { showMoney } from '../../ui/format.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { cashOf, collectingActs, isPaid, sumOf } from '../money.ts';
import type { KeptAct } from '../queue/day-schema.ts';
import { useDriver } from '../queue/this-phone.ts';
import styles from '../stops.module.css';
import { clockOf } from './sent-line.tsx';

/** Returns the amount in AED by which less than due was collected; 0 if it was rounded to coins. */
function shortOf({ act: { dueSeen = 0, cash = 0, card = 0 } }: KeptAct): number {
  const collected = sumOf([cash, card]);
  return isPaid(dueSeen, collected) ? 0 : Math.max(0, sumOf([dueSeen, -collected]));
}

/** Returns what was missing from a hand-in, or too much; '' if nothing. */
function differenceText(difference: number): string {
  const amount = showMoney(Math.abs(difference));
  if (difference === 0) return '';
  return ` ${difference < 0 ? text.cashMissing(amount) : text.cashTooMuch(amount)}`;
}

const dayOf = (at: number) => showDay(new Date(at).toISOString());

function Collected({ kept }: { kept: KeptAct }) {
  const { act, of, at } = kept;
  const short = shortOf(kept);
  return (
    <li className={styles.line}>
      <span>
        {of.name} <span className="soft">{text.codeAt(of.trackingID, clockOf(at))}</span>
      </span>
      <b className="tabular">
        {act.cash ? showMoney(act.cash) : null} {act.card ? text.byCard(showMoney(act.card)) : null}
        {short > 0 && <span className="block">{text.short(showMoney(short))}</span>}
      </b>
    </li>
  );
}

/** Cash in the driver's hands: what the server has, and what acts that are still queued add to it. */
export function CashView() {
  const { acts, day } = useDriver();
  const today = dayOf(Date.now());
  const collected = collectingActs(acts).filter(({ at }) => dayOf(at) === today);
  const unsent = sumOf([cashOf(acts), -cashOf(acts.filter(({ waits }) => waits === undefined))]);
  return (
    <>
      <h1>{text.cashTitle}</h1>
      <section className={styles.total}>
        <h2>{text.cashTotal}</h2>
        <p className="tabular">{showMoney(sumOf([day?.cash ?? 0, unsent]))}</p>
      </section>
      {day?.change ? <p>{text.cashChange(showMoney(day.change))}</p> : null}
      {day?.lastHandIn && (
        <p>
          {text.cashHandedIn(
            showMoney(day.lastHandIn.total),
            clockOf(Date.parse(day.lastHandIn.at)),
            day.lastHandIn.number,
          )}
          {differenceText(day.lastHandIn.difference)}
        </p>
      )}
      {unsent > 0 && <p>{text.cashUnsent(showMoney(unsent))}</p>}
      {collected.length === 0 ? (
        <EmptyState title={text.cashNone} />
      ) : (
        <section>
          <h2>{text.cashList}</h2>
          <ul>
            {collected.toReversed().map((kept) => (
              <Collected key={kept.clientId} kept={kept} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
