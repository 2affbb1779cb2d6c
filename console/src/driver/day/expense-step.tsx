import { IconCamera } from '@tabler/icons-react';
import {
  EXPENSE_KINDS,
  isFarExpense,
  MOST_EXPENSE_AED,
  needsExpenseNote,
} from '@tawseel/contract/facts/expenses';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { type FormEvent, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Picture } from '../../ui/display/make-picture.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { showMoney } from '../../ui/format.ts';
import { Notice } from '../../ui/states/notice.tsx';
import styles from '../door/door.module.css';
import { Step, StepEnd } from '../door/step.tsx';
import { useCamera } from '../door/use-camera.tsx';
import { amountOf } from '../money.ts';
import type { ExpenseDraft } from '../queue/expenses.ts';
import { driver } from '../queue/use-driver.ts';

type FormProps = { kind: ExpenseDraft['kind']; onBack: () => void; onDone: () => void };

function ExpenseForm({ kind, onBack, onDone }: FormProps) {
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [picture, setPicture] = useState<Picture>();
  const [problems, setProblems] = useState<{ amount?: string; note?: string }>({});
  /** Large amount that the driver is asked about. */
  const [asked, setAsked] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const camera = useCamera((taken) => {
    setPicture(taken);
    setProblems({});
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    const amount = amountOf(typed) || undefined;
    const found = {
      ...(amount === undefined && { amount: text.amountWrong }),
      ...(amount !== undefined &&
        amount > MOST_EXPENSE_AED && { amount: text.expenseMost(showMoney(MOST_EXPENSE_AED)) }),
      ...(needsExpenseNote(kind, picture !== undefined) &&
        note.trim() === '' && { note: text.expenseNoteMissing(kind === 'other') }),
    };
    setProblems(found);
    if (amount === undefined || Object.keys(found).length > 0) return;
    const isFar = isFarExpense(amount);
    if (isFar && asked !== amount) return setAsked(amount);
    setBusy(true);
    const draft = { kind, amount, note: note.trim(), confirmAmount: isFar };
    if (await driver.addExpense(draft, text.expenseKinds[kind], picture)) return onDone();
    setBusy(false);
    setProblem(text.notKept);
  }

  return (
    <Step title={text.expenseKinds[kind]} onBack={onBack}>
      <form className="stack" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          required
          value={typed}
          error={problems.amount}
          onChange={(next) => {
            setTyped(next);
            setAsked(undefined);
          }}
        />
        <Button
          wide
          className={styles.big}
          busy={camera.isBusy}
          icon={<IconCamera aria-hidden="true" />}
          onClick={camera.open}
        >
          {text.expensePhoto(picture !== undefined)}
        </Button>
        {camera.field}
        <TextField
          label={text.note}
          autoComplete="off"
          maxLength={LONGEST.name}
          required={kind === 'other'}
          value={note}
          error={problems.note}
          onChange={setNote}
        />
        {asked !== undefined && <Notice>{text.expenseFar(showMoney(asked))}</Notice>}
        <StepEnd isBusy={isBusy} problem={problem ?? camera.trouble} />
      </form>
    </Step>
  );
}

/** Asks what a driver has paid for, then how much, with a photo of the receipt. */
export function ExpenseStep({ onEnd }: { onEnd: () => void }) {
  const [kind, setKind] = useState<ExpenseDraft['kind']>();
  if (kind) return <ExpenseForm kind={kind} onBack={() => setKind(undefined)} onDone={onEnd} />;
  return (
    <Step title={text.expenseTitle} onBack={onEnd}>
      <div className="stack gap-1">
        {EXPENSE_KINDS.map((each) => (
          <Button key={each} wide className={styles.big} onClick={() => setKind(each)}>
            {text.expenseKinds[each]}
          </Button>
        ))}
      </div>
    </Step>
  );
}
