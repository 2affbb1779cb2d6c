import { fullName } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { staffKindTexts, staffText as text } from '../../texts/en/staff.ts';
import { ChangedMeanwhile } from '../../ui/dialog/changed-meanwhile.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { show } from '../../ui/format.ts';
import type { Person } from './search-staff.ts';
import { StaffFields } from './staff-fields.tsx';
import { staffForm, staffFormSchema } from './staff-form-values.ts';

type Rows = Pick<(typeof staff)[StaffKind], 'createStaff' | 'updateStaff' | 'listStaff'>;

export type StaffFormProps = {
  kind: StaffKind;
  /** Staff member to edit; without an id, one is added. */
  start: Person;
  open: boolean;
  onClose: () => void;
  /** Called with the person who was added. */
  onAdded?: (person: { id: string; name: string }) => void;
};

/** Adds staff or edits them. Remounted each time it is opened. */
export function StaffFormDialog({ kind, start, open, onClose, onAdded }: StaffFormProps) {
  const { _id: id } = start;
  const [schema] = useState(() => staffFormSchema(kind, start));
  const form = useForm(schema, staffForm(kind, start));
  const rows: Rows = staff[kind];
  const saving = {
    failed: text.saveFailed,
    after: onClose,
    form,
  };
  const name = fullName(form.values);
  const create = useAction(rows.createStaff, {
    done: text.added(name),
    ...saving,
    after: (reply) => {
      onClose();
      const added = reply?.data?._id;
      if (added) onAdded?.({ id: added, name });
    },
  });
  const update = useAction(rows.updateStaff, { done: text.updated(name), ...saving });
  const fresh = useReadOnDemand(rows.listStaff);

  function submit() {
    const body = form.check();
    if (!body) return;
    if (id === undefined) void create.run({ body });
    else void update.run({ params: { id }, body });
  }

  async function takeOver() {
    const answer = await fresh.run({});
    const now = 'content' in answer && answer.content.find((person) => person._id === id);
    if (now) form.rebase(staffForm(kind, now));
    return Boolean(now);
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={id === undefined ? staffKindTexts[kind].add : text.editTitle(show(fullName(start)))}
      size="large"
      onSubmit={submit}
      yes={id === undefined ? staffKindTexts[kind].add : text.save}
      busy={create.busy || update.busy}
    >
      <div ref={form.ref} className="columns">
        <StaffFields kind={kind} form={form} />
      </div>
      <ChangedMeanwhile error={outOfDate(update.error)} takeOver={takeOver} />
    </FormDialog>
  );
}
