import { isFarFrom } from '@tawseel/contract/facts/cash';
import { type FormEvent, useRef, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { showMoney } from '../../ui/format.ts';
import { sumMoney } from '../../ui/money.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { amountOf, isPaid, type Share } from '../money.ts';
import styles from './door.module.css';
import { Step } from './step.tsx';

/** Longest reason for another amount in characters; the rest of a note is for why there is no proof. */
const LONGEST_REASON = 200;

export type Payment = Share & { slip: string; note: string };
type PaymentWay = 'whole' | 'other' | 'card';

type FormProps = { due: number; onGiven: (given: Payment) => void };

function OtherForm({ due, onGiven }: FormProps) {
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<{ amount?: string; note?: string }>({});
  /** An amount far from the one due, which the driver is asked about. */
  const [asked, setAsked] = useState<number>();

  const why = useRef<HTMLInputElement>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    const cash = amountOf(typed);
    const isNoteMissing = cash !== undefined && !isPaid(due, cash) && note.trim() === '';
    setProblems({
      ...(cash === undefined && { amount: text.amountWrong }),
      ...(isNoteMissing && { note: text.noteMissing }),
    });
    if (cash !== undefined && isNoteMissing) why.current?.focus();
    if (cash === undefined || isNoteMissing) return;
    if (isFarFrom(due, cash)) setAsked(cash);
    else give(cash);
  }

  function give(cash: number) {
    onGiven({ cash, card: 0, slip: '', note: note.trim() });
  }

  function type(next: string) {
    setTyped(next);
    setAsked(undefined);
  }

  return (
    <form className="stack" noValidate onSubmit={send}>
      <TextField
        label={text.amount}
        inputMode="decimal"
        autoFocus
        value={typed}
        error={problems.amount}
        onChange={type}
      />
      <TextField
        ref={why}
        label={text.whyOther}
        required
        maxLength={LONGEST_REASON}
        value={note}
        error={problems.note}
        onChange={setNote}
      />
      <div role="alert">
        {asked !== undefined && (
          <Notice>{text.amountFar(showMoney(asked), showMoney(due), asked > due)}</Notice>
        )}
      </div>
      {asked === undefined ? (
        <Button key="next" type="submit" variant="primary" wide className={styles.big}>
          {text.next}
        </Button>
      ) : (
        <Button key="far" wide className={styles.big} onClick={() => give(asked)}>
          {text.amountFarYes(showMoney(asked))}
        </Button>
      )}
    </form>
  );
}

function CardForm({ due, onGiven }: FormProps) {
  const [typed, setTyped] = useState(due.toFixed(2));
  const [slip, setSlip] = useState('');
  const [problems, setProblems] = useState<{ amount?: string; slip?: string }>({});
  const card = amountOf(typed);
  const rest = card === undefined ? 0 : sumMoney([due, -card]);

  function send(event: FormEvent) {
    event.preventDefault();
    setProblems({
      ...(card === undefined && { amount: text.amountWrong }),
      ...(rest < 0 && { amount: text.amountHigh }),
      ...(slip.trim() === '' && { slip: text.slipMissing }),
    });
    if (card === undefined || rest < 0 || slip.trim() === '') return;
    onGiven({ cash: rest, card, slip: slip.trim(), note: '' });
  }

  return (
    <form className="stack" noValidate onSubmit={send}>
      <TextField
        label={text.cardAmount}
        inputMode="decimal"
        value={typed}
        error={problems.amount}
        description={rest > 0 ? text.restInCash(showMoney(rest)) : undefined}
        onChange={setTyped}
      />
      <TextField label={text.slip} maxLength={100} value={slip} error={problems.slip} onChange={setSlip} />
      <Button type="submit" variant="primary" wide className={styles.big}>
        {text.next}
      </Button>
    </form>
  );
}

type MoneyStepProps = FormProps & { onBack: () => void };

/** The amount in large type, and the ways to pay it. */
export function MoneyStep({ due, onGiven, onBack }: MoneyStepProps) {
  const [way, setWay] = useState<PaymentWay>('whole');
  return (
    <Step title={text.takeCash} onBack={way === 'whole' ? onBack : () => setWay('whole')}>
      <p className={styles.amount}>{showMoney(due)}</p>
      {way === 'other' && <OtherForm due={due} onGiven={onGiven} />}
      {way === 'card' && <CardForm due={due} onGiven={onGiven} />}
      {way === 'whole' && (
        <div className="stack gap-1">
          <Button
            variant="primary"
            className={styles.big}
            onClick={() => onGiven({ cash: due, card: 0, slip: '', note: '' })}
          >
            {text.gotIt}
          </Button>
          <Button className={styles.big} onClick={() => setWay('card')}>
            {text.card}
          </Button>
          <Button className={styles.big} onClick={() => setWay('other')}>
            {text.otherAmount}
          </Button>
        </div>
      )}
    </Step>
  );
}
