import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { warehousesText as text } from '../../texts/en/warehouses.ts';
import { showCity } from '../../texts/words.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Mark } from '../../ui/display/mark.tsx';
import { show } from '../../ui/format.ts';
import type { Column } from '../../ui/table/column.ts';
import type { LooseWarehouse } from './warehouse-facts.tsx';

type RowActions = {
  onView: (warehouse: LooseWarehouse) => void;
  /** Absent, like removing, if the signed-in user may not do it. */
  onEdit: ((warehouse: LooseWarehouse) => void) | undefined;
  onRemove: ((warehouse: LooseWarehouse) => void) | undefined;
  /** The warehouse that is being deleted. */
  removing: string | undefined;
};

function Actions({ warehouse, actions }: { warehouse: LooseWarehouse; actions: RowActions }) {
  const { onEdit, onRemove } = actions;
  const name = show(warehouse.wareHouseName);
  const hasNoId = warehouse._id === undefined;
  return (
    <>
      <IconButton
        label={text.view(name)}
        hint={text.viewHint}
        icon={<IconEye aria-hidden="true" />}
        disabled={hasNoId}
        onClick={() => actions.onView(warehouse)}
      />
      {onEdit && (
        <IconButton
          label={text.edit(name)}
          hint={text.editHint}
          icon={<IconPencil aria-hidden="true" />}
          disabled={hasNoId}
          onClick={() => onEdit(warehouse)}
        />
      )}
      {onRemove && (
        <IconButton
          label={text.remove(name)}
          hint={text.removeHint}
          danger
          busy={!hasNoId && actions.removing === warehouse._id}
          disabled={hasNoId}
          icon={<IconTrash aria-hidden="true" />}
          onClick={() => onRemove(warehouse)}
        />
      )}
    </>
  );
}

export function warehouseColumns(search: string, actions: RowActions): Column<LooseWarehouse>[] {
  return [
    {
      key: 'name',
      header: text.name,
      cell: (warehouse) => <Mark text={show(warehouse.wareHouseName)} match={search} />,
    },
    {
      key: 'city',
      header: text.city,
      width: 'clamp(8rem, 17cqi, 12rem)',
      cell: (warehouse) => showCity(warehouse.city),
    },
    {
      key: 'code',
      header: text.code,
      width: 'clamp(5.5rem, 13cqi, 9rem)',
      cell: (warehouse) => show(warehouse.warehouseCode),
    },
    {
      key: 'phone',
      header: text.phone,
      width: 'clamp(9rem, 19cqi, 14rem)',
      cell: (warehouse) => show(warehouse.phone),
    },
    {
      key: 'actions',
      header: text.actions,
      align: 'actions',
      width: '8.25rem',
      cell: (warehouse) => <Actions warehouse={warehouse} actions={actions} />,
    },
  ];
}
