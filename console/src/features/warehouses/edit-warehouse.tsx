import { warehouses } from '@tawseel/contract/warehouses';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { warehousesText as text } from '../../texts/en/warehouses.ts';
import { ChangedMeanwhile } from '../../ui/dialog/changed-meanwhile.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { show } from '../../ui/format.ts';
import { storedRow } from '../../ui/table/column.ts';
import type { LooseWarehouse } from './warehouse-facts.tsx';
import { WarehouseFields } from './warehouse-fields.tsx';
import { editForm, editSchema, versionHeader } from './warehouse-form.ts';

type EditWarehouseProps = {
  warehouse: LooseWarehouse;
  open: boolean;
  onClose: () => void;
};

/** Remounted for each warehouse, so that the form begins with it. */
export function EditWarehouse({ warehouse, open, onClose }: EditWarehouseProps) {
  const [read, setRead] = useState(warehouse);
  const stored = editForm(read);
  const form = useForm(editSchema(stored), stored);
  const update = useAction(warehouses.updateWarehouse, {
    done: text.updated,
    failed: text.updateFailed,
    headers: versionHeader(read),
    after: onClose,
    form,
  });

  const fresh = useReadOnDemand(warehouses.listWarehouses);

  function submit() {
    const id = warehouse._id;
    const body = form.check();
    if (id !== undefined && body) void update.run({ params: { id }, body });
  }

  async function takeOver() {
    const answer = await fresh.run({});
    const now = 'content' in answer && storedRow(answer.content, warehouse);
    if (!now) return false;
    setRead(now);
    form.rebase(editForm(now));
    return true;
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={text.editTitle(show(warehouse.wareHouseName))}
      onSubmit={submit}
      yes={text.save}
      busy={update.busy}
    >
      <div ref={form.ref} className="columns">
        <WarehouseFields field={form.field} stored={stored} />
      </div>
      <ChangedMeanwhile error={outOfDate(update.error)} takeOver={takeOver} />
    </FormDialog>
  );
}
