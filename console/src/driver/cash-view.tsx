import { EmptyState } from '../ui/empty-state.tsx';
import { showDay, showMoney } from '../ui/format.ts';
import { cashOf, collectingActs, sumOf } from './money.ts';
import { clockOf } from './sent-line.tsx';
import styles from './stops.module.css';
import { driverText as text } from './texts.ts';
import { useDriver } from './this-phone.ts';

const dayOf = (at: number) => showDay(new Date(at).toISOString());

/** Cash collected today: what the server has, and the change by acts that are still queued. */
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
      {unsent > 0 && <p>{text.cashUnsent(showMoney(unsent))}</p>}
      {collected.length === 0 ? (
        <EmptyState title={text.cashNone} />
      ) : (
        <section>
          <h2>{text.cashList}</h2>
          <ul>
            {collected.toReversed().map(({ clientId, act, of, at }) => (
              <li key={clientId} className={styles.line}>
                <span>
                  {of.name} <span className={styles.soft}>{text.codeAt(of.trackingID, clockOf(at))}</span>
                </span>
                <b className="tabular">
                  {act.cash ? showMoney(act.cash) : null} {act.card ? text.byCard(showMoney(act.card)) : null}
                </b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
