import { useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay, showTime } from '../../ui/dates.ts';
import { showMoney } from '../../ui/format.ts';
import { sumMoney } from '../../ui/money.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import door from '../door/door.module.css';
import { type CashLine, cashLines } from '../money.ts';
import { expensesAfter, type ListedExpense } from '../queue/expenses.ts';
import { driver, useDriver } from '../queue/use-driver.ts';
import styles from '../stops.module.css';
import { endSteps } from '../use-view.ts';
import { ExpenseStep } from './expense-step.tsx';
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

function Line({ trackingID, receiver, since, amount, isUnsent, isLate }: CashLine) {
  return (
    <li className={styles.line}>
      <span>
        {receiver} <span className="soft block">{text.codeAt(trackingID, timeOf(since))}</span>{' '}
        {isUnsent && <span className={styles.mark}>{text.cashUnsent}</span>}
        {isLate && <span className={styles.mark}>{text.cashLate}</span>}
      </span>
      <b className="tabular">{showMoney(amount)}</b>
    </li>
  );
}

function ExpenseLine({ expense }: { expense: ListedExpense }) {
  const { kind, note, spentAt, amount, state, reason, isUnsent } = expense;
  const isOpen = state === 'open';
  const [problem, setProblem] = useState<string>();

  async function remove() {
    if (!(await driver.removeExpense(expense))) setProblem(text.notKept);
  }

  return (
    <li className={styles.line}>
      <span>
        {text.expenseKinds[kind]}{' '}
        <span className="soft block">{note ? text.codeAt(note, timeOf(spentAt)) : timeOf(spentAt)}</span>{' '}
        {isUnsent && <span className={styles.mark}>{text.cashUnsent}</span>}
        {!isOpen && <span className="block">{text.expenseOver(reason)}</span>}{' '}
        {state !== 'crossedOut' && (
          <Button
            variant="quiet"
            className={styles.lineAct}
            aria-label={text.expenseRemoveIt(text.expenseKinds[kind])}
            onClick={() => void remove()}
          >
            {text.expenseRemove}
          </Button>
        )}
        <span role="alert">{problem}</span>
      </span>
      <b className="tabular">{isOpen ? showMoney(-amount) : <s>{showMoney(amount)}</s>}</b>
    </li>
  );
}

/** Cash in the driver's hands, line by line: what the server knows of, what is not sent yet, change and expenses. */
export function CashView() {
  const { acts, changes, day } = useDriver();
  const [isAdding, setAdding] = useState(false);

  function end() {
    endSteps();
    setAdding(false);
  }

  if (isAdding) return <ExpenseStep onEnd={end} />;
  const lines = cashLines(
    day?.held ?? [],
    acts.filter(({ waits }) => waits !== undefined),
  );
  const change = day?.change ?? 0;
  const sum = sumMoney([...lines.map(({ amount }) => amount), change]);
  const expenses = expensesAfter(day?.expenses ?? [], changes);
  const open = expenses.filter(({ state }) => state === 'open');
  const spent = sumMoney(open.map(({ amount }) => amount));
  const toHandIn = Math.max(0, sumMoney([sum, -spent]));
  return (
    <>
      <h1>{text.cashTitle}</h1>
      <section className={styles.total}>
        <h2>{spent > 0 ? text.cashToHandIn : text.cashTotal}</h2>
        <p className="tabular">{showMoney(toHandIn)}</p>
      </section>
      {day?.lastHandIn && (
        <p>
          {text.cashHandedIn(
            showMoney(day.lastHandIn.total),
            timeOf(day.lastHandIn.at),
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
            {change !== 0 && (
              <li className={styles.line}>
                {change > 0 ? text.cashChange : text.cashAhead} <b className="tabular">{showMoney(change)}</b>
              </li>
            )}
            <li className={styles.line}>
              <b>{text.cashSum}</b> <b className="tabular">{showMoney(sum)}</b>
            </li>
          </ul>
        </section>
      )}
      {expenses.length > 0 && (
        <section>
          <h2>{text.expenses}</h2>
          <ul>
            {expenses.map((expense) => (
              <ExpenseLine key={expense.id} expense={expense} />
            ))}
            {spent > 0 && (
              <li className={styles.line}>
                <b>{text.cashToHandIn}</b> <b className="tabular">{showMoney(toHandIn)}</b>
              </li>
            )}
          </ul>
          {spent > sum && <Notice>{text.expensesMore}</Notice>}
        </section>
      )}
      <Button wide className={door.big} onClick={() => setAdding(true)}>
        {text.expenseAdd}
      </Button>
    </>
  );
}
