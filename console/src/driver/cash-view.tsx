import { EmptyState } from '../ui/empty-state.tsx';
import { showDay, showMoney } from '../ui/format.ts';
import type { KeptAct } from './day-schema.ts';
import { sumOf } from './money.ts';
import { clockOf } from './sent-line.tsx';
import styles from './stops.module.css';
import { isForOffice } from './stops.ts';
import { driverText as text } from './texts.ts';
import { useDriver } from './this-phone.ts';

const dayOf = (at: number) => showDay(new Date(at).toISOString());
const cashOf = ({ act }: KeptAct) => act.cash ?? 0;

/** What was collected today: what the server knows of, and what it does not know yet. */
export function CashView() {
  const { acts, day } = useDriver();
  const today = dayOf(Date.now());
  const collected = acts.filter(
    ({ act, at, answer }) => (act.cash || act.card) && dayOf(at) === today && !isForOffice(answer?.result),
  );
  const unsent = sumOf(acts.filter(({ waits }) => waits !== undefined).map(cashOf));
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
