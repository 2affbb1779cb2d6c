import { dispatch } from '@tawseel/contract/dispatch';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { useAction } from '../../../api/action.ts';
import { type Form, problemsOf, useForm } from '../../../api/form.ts';
import { showMessage } from '../../../api/messages.ts';
import { attemptsText as text } from '../../../texts/en/attempts.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import type { WindowFrame } from '../../../ui/dialog/opened.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';

export type TryProps = WindowFrame & {
  trackingID: string;
  onDone: (() => void) | undefined;
};

type PromiseTryProps = TryProps & {
  /** Day and hours that the receiver asked for. */
  wanted: Pick<typeof NO_PROMISE, 'day' | 'from' | 'to'>;
};

export const NO_PROMISE = { day: '', from: '', to: '', note: '' };
type PromiseForm = Form<typeof NO_PROMISE>;

/** Returns the typed promise, or undefined after its problems were shown at their fields. */
export function readPromise(form: PromiseForm) {
  const { day, from, to, note } = form.values;
  const body = { day, ...(from ? { from } : {}), ...(to ? { to } : {}), ...(note.trim() ? { note } : {}) };
  const problems = problemsOf(dispatch.promiseTry.body, body);
  form.report(problems);
  return Object.keys(problems).length === 0 ? body : undefined;
}

export function PromiseFields({ form }: { form: PromiseForm }) {
  return (
    <div ref={form.ref} className="columns">
      <DayField label={text.day} required {...form.field('day')} />
      <TextField label={text.from} type="time" {...form.field('from')} />
      <TextField label={text.to} type="time" {...form.field('to')} />
      <TextField
        label={text.note}
        description={text.noteHint}
        maxLength={LONGEST.note}
        autoComplete="off"
        {...form.field('note')}
      />
    </div>
  );
}

/** Promises the receiver a day, and hours if they are named. Remounted each time it is opened. */
export function PromiseTry({ trackingID, wanted, onDone, ...frame }: PromiseTryProps) {
  const form = useForm(dispatch.promiseTry.body, { ...NO_PROMISE, ...wanted });
  const promise = useAction(dispatch.promiseTry, {
    isOneAct: true,
    done: showMessage,
    failed: text.promiseFailed,
    after: () => {
      frame.onClose();
      onDone?.();
    },
    form,
  });

  function submit() {
    const body = readPromise(form);
    if (body) void promise.run({ params: { trackingID }, body });
  }

  return (
    <FormDialog
      {...frame}
      isDirty={form.dirty}
      title={text.promiseTitle(trackingID)}
      yes={text.promiseYes}
      busy={promise.busy}
      onSubmit={submit}
    >
      <PromiseFields form={form} />
    </FormDialog>
  );
}
