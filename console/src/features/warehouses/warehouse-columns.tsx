import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { warehousesText as text } from '../../texts/en/warehouses.ts';
import { showCity } from '../../texts/words.ts';
import { Mark } from '../../ui/display/mark.tsx';
import { show } from '../../ui/format.ts';
import { actionsColumn } from '../../ui/table/actions-column.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import type { LooseWarehouse } from './warehouse-facts.tsx';

type RowActions = {
  onView: (warehouse: LooseWarehouse) => void;
  /** Absent, like removing, if the signed-in user may not do it. */
  onEdit: ((warehouse: LooseWarehouse) => void) | undefined;
  onRemove: ((warehouse: LooseWarehouse) => void) | undefined;
  /** The warehouse that is being deleted. */
  removing: string | undefined;
};

/** Buttons of a warehouse, with only the edits that the signed-in user may make. */
function actionsOf(warehouse: LooseWarehouse, { onView, onEdit, onRemove, removing }: RowActions) {
  const name = show(warehouse.wareHouseName);
  const disabled = warehouse._id === undefined;
  return [
    {
      Icon: IconEye,
      label: text.view(name),
      hint: text.viewHint,
      disabled,
      onClick: () => onView(warehouse),
    },
    onEdit && {
      Icon: IconPencil,
      label: text.edit(name),
      hint: text.editHint,
      disabled,
      onClick: () => onEdit(warehouse),
    },
    onRemove && {
      Icon: IconTrash,
      label: text.remove(name),
      hint: text.removeHint,
      danger: true,
      busy: !disabled && removing === warehouse._id,
      disabled,
      onClick: () => onRemove(warehouse),
    },
  ];
}

export function warehouseColumns(search: string, actions: RowActions): Column<LooseWarehouse>[] {
  return columnsOf(text, {
    name: { cell: (warehouse) => <Mark text={show(warehouse.wareHouseName)} match={search} /> },
    city: { width: 'clamp(8rem, 17cqi, 12rem)', cell: (warehouse) => showCity(warehouse.city) },
    code: { width: 'clamp(5.5rem, 13cqi, 9rem)', cell: (warehouse) => show(warehouse.warehouseCode) },
    phone: { width: 'clamp(9rem, 19cqi, 14rem)', cell: (warehouse) => show(warehouse.phone) },
    actions: actionsColumn(text.actions, '8.25rem', (warehouse) => actionsOf(warehouse, actions)),
  });
}
