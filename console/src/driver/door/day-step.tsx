import { RECEIVER_HOURS } from '@tawseel/contract/facts/calls';
import { LONGEST } from '@tawseel/contract/facts/limits';
import type { GivenAct } from '@tawseel/contract/my-day';
import { type FormEvent, useState } from 'react';
import { driverText as text } from '../../texts/en/driver.ts';
import { showDate } from '../../ui/dates.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Chips } from './chips.tsx';
import { Step, StepEnd } from './step.tsx';

/** `Mon, 30 Nov`. */
const showWeekday = (day: string) =>
  showDate(`${day}T12:00`, { weekday: 'short', day: 'numeric', month: 'short' });

export type DayWanted = Pick<GivenAct, 'wanted' | 'note'>;

type DayStepProps = {
  days: readonly string[];
  isBusy: boolean;
  problem: string | undefined;
  onDone: (asked: DayWanted) => void;
  onBack: () => void;
};

/** Asks for the day and hours that the receiver wants, among those of the tracking page. */
export function DayStep({ days, isBusy, problem, onDone, onBack }: DayStepProps) {
  const [day, setDay] = useState<string>();
  const [hours, setHours] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(!day);
    if (!day) return;
    const [from, to] = hours.split('-');
    const wanted = { day, ...(from && to ? { from, to } : {}) };
    onDone({ wanted, ...(note.trim() && { note: note.trim() }) });
  }

  return (
    <Step title={text.askedWhen} onBack={onBack}>
      <form className="stack" noValidate onSubmit={send}>
        <Chips
          name="day"
          title={text.dayWanted}
          values={days}
          words={showWeekday}
          chosen={day}
          onChoose={setDay}
        />
        <Chips
          name="hours"
          title={text.hoursWanted}
          values={RECEIVER_HOURS}
          words={(value) => (value === '' ? text.anyHours : `\u2066${value.replace('-', '–')}\u2069`)}
          chosen={hours}
          onChoose={setHours}
        />
        <TextField
          label={text.note}
          description={text.askedWhenHint}
          autoComplete="off"
          maxLength={LONGEST.note}
          value={note}
          onChange={setNote}
        />
        <StepEnd isBusy={isBusy} problem={isMissing ? text.dayMissing : problem} />
      </form>
    </Step>
  );
}
