import { type SenderRecord, senders } from '@tawseel/contract/senders';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { useReadOnDemand } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { senderFormText as text } from '../../texts/en/users.ts';
import { ChangedMeanwhile } from '../../ui/dialog/changed-meanwhile.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { show } from '../../ui/format.ts';
import { SenderFields } from './sender-fields.tsx';
import { type SenderKind, senderForm, senderFormSchema } from './sender-form-values.ts';

export type SenderFormDialogProps = {
  role: SenderKind;
  /** Sender to edit; if absent, one is added. */
  existing?: Loose<SenderRecord> | undefined;
  open: boolean;
  onClose: () => void;
};

/** Adds a sender or edits one. Remounted each time it is opened. */
export function SenderFormDialog({ role, existing, open, onClose }: SenderFormDialogProps) {
  const [schema] = useState(senderFormSchema);
  const form = useForm(schema, senderForm(role, existing));
  const { name } = form.values;
  const saving = {
    failed: text.saveFailed,
    after: onClose,
    form,
  };
  const create = useAction(senders.createSender, { done: text.added(name), ...saving });
  const update = useAction(senders.updateSender, { done: text.changed(name), ...saving });
  const fresh = useReadOnDemand(senders.readSender);
  const add = role === 'Company' ? text.addCompany : text.addPerson;

  function submit() {
    const body = form.check();
    if (!body) return;
    if (existing?._id === undefined) void create.run({ body });
    else void update.run({ params: { id: existing._id }, body });
  }

  async function takeOver() {
    const answer = await fresh.run({ params: { id: existing?._id ?? '' } });
    if ('error' in answer) return false;
    form.rebase(senderForm(role, answer.content));
    return true;
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={existing ? text.editTitle(show(existing.name)) : add}
      size="large"
      onSubmit={submit}
      yes={existing ? text.save : add}
      busy={create.busy || update.busy}
    >
      <div ref={form.ref} className="columns">
        <SenderFields form={form} isNew={existing === undefined} />
      </div>
      <ChangedMeanwhile error={outOfDate(update.error)} takeOver={takeOver} />
    </FormDialog>
  );
}
