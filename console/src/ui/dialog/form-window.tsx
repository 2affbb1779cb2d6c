import { type RefCallback, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../states/notice.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

export interface WindowForm<Body, Values> {
  dirty: boolean;
  ref: RefCallback<HTMLElement>;
  /** Returns the request, or undefined after showing what is wrong. */
  check: () => Body | undefined;
  rebase: (values: Values) => void;
}

export interface FormWindowProps<Body, Values> extends Omit<FormDialogProps, 'onSubmit'> {
  form: WindowForm<Body, Values>;
  send: (body: Body) => unknown;
  /** CSS class of the element around the fields. */
  layout?: string | undefined;
  /** For a record that another user may have changed: the error of its save, and what reads the stored values. */
  changed?: { error: Error | null; read: () => Promise<Values | undefined> };
}

/** Modal dialog of a form: sends it once it is valid, and takes over what another user has saved meanwhile. */
export function FormWindow<Body, Values>({
  form,
  send,
  layout = 'stack',
  changed,
  children,
  ...dialog
}: FormWindowProps<Body, Values>) {
  function submit() {
    const body = form.check();
    if (body !== undefined) void send(body);
  }

  async function takeOver() {
    const values = await changed?.read();
    if (values) form.rebase(values);
    return values !== undefined;
  }

  return (
    <FormDialog isDirty={form.dirty} {...dialog} onSubmit={submit}>
      <div ref={form.ref} className={layout}>
        {children}
      </div>
      {changed && <ChangedMeanwhile error={changed.error} takeOver={takeOver} />}
    </FormDialog>
  );
}

export interface ChangedMeanwhileProps {
  /** Error of a save that was refused because another user saved first; otherwise null. */
  error: Error | null;
  /** Reads the stored version into the form. Resolves to false if that failed. */
  takeOver: () => Promise<boolean>;
}

/** Optimistic locking in a form: shows that another user saved first, and offers to continue. */
function ChangedMeanwhile({ error, takeOver }: ChangedMeanwhileProps) {
  const texts = useUiTexts();
  const [settled, setSettled] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    if (await takeOver()) setSettled(error);
    setBusy(false);
  }

  return (
    <div role="alert">
      {error && error !== settled && (
        <Notice
          actions={
            <Button small busy={busy} onClick={() => void run()}>
              {texts.takeOver}
            </Button>
          }
        >
          {texts.changedMeanwhile}
        </Notice>
      )}
    </div>
  );
}
