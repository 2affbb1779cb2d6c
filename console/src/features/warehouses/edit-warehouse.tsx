import { warehouses } from '@tawseel/contract/warehouses';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { warehousesText as text } from '../../texts/en/warehouses.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { show } from '../../ui/format.ts';
import { storedRow } from '../../ui/table/column.ts';
import type { LooseWarehouse } from './warehouse-facts.tsx';
import { WarehouseFields } from './warehouse-fields.tsx';
import { editForm, editSchema, versionHeader } from './warehouse-form.ts';

type EditWarehouseProps = WindowFrame & {
  warehouse: LooseWarehouse;
};

/** Remounted for each warehouse, so that the form begins with it. */
export function EditWarehouse({ warehouse, ...frame }: EditWarehouseProps) {
  const [read, setRead] = useState(warehouse);
  const stored = editForm(read);
  const form = useForm(editSchema(stored), stored);
  const update = useAction(warehouses.updateWarehouse, {
    done: text.updated,
    failed: text.updateFailed,
    headers: versionHeader(read),
    after: frame.onClose,
    form,
  });

  const fresh = useReadOnDemand(warehouses.listWarehouses);

  async function readStored() {
    const answer = await fresh.run({});
    const now = 'content' in answer ? storedRow(answer.content, warehouse) : undefined;
    if (now) setRead(now);
    return now && editForm(now);
  }

  return (
    <FormWindow
      {...frame}
      form={form}
      send={(body) => update.run({ params: { id: warehouse._id ?? '' }, body })}
      layout="columns"
      changed={{ error: outOfDate(update.error), read: readStored }}
      title={text.editTitle(show(warehouse.wareHouseName))}
      yes={text.save}
      busy={update.busy}
    >
      <WarehouseFields field={form.field} stored={stored} />
    </FormWindow>
  );
}
