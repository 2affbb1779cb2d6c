import { IconPencil, IconTrash } from '@tabler/icons-react';
import { hasFeature } from '../../api/host.ts';
import { ratesText, zoneRatesText as text } from '../../texts/en/rates.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { showPrice } from '../../ui/format.ts';
import { actionsColumn } from '../../ui/table/actions-column.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import type { ZoneRow } from './zone-rates.ts';

export function routeText({ fromCity, fromZone, toCity, toZone }: ZoneRow): string {
  const from = text.end(showCity(fromCity), showWord('zone', fromZone));
  const to = text.end(showCity(toCity), showWord('zone', toZone));
  return text.fromTo(from, to);
}

/** Returns the areas of a rate; another server may mean something else by an empty list. */
function areasText(areas: readonly string[]): string {
  return areas.length === 0 && hasFeature('tawseel') ? text.wholeZone : text.areas(areas.length);
}

/** Returns the columns; without `onEdit` or `onRemove` rates cannot be changed or removed. */
export function zoneColumns(
  onEdit: ((row: ZoneRow) => void) | undefined,
  onRemove: ((row: ZoneRow) => void) | undefined,
): Column<ZoneRow>[] {
  const actions = actionsColumn(text.edit, onRemove ? '6.5rem' : '5rem', (row: ZoneRow) => [
    onEdit && {
      Icon: IconPencil,
      label: text.editLabel(routeText(row)),
      hint: text.edit,
      onClick: () => onEdit(row),
    },
    onRemove && {
      Icon: IconTrash,
      label: text.removeLabel(routeText(row)),
      hint: ratesText.remove,
      danger: true,
      onClick: () => onRemove(row),
    },
  ]);
  return columnsOf(text, {
    route: { cell: routeText },
    rate: { align: 'end', width: '6.5rem', cell: ({ rate }) => showPrice(rate) },
    coverage: {
      width: '15rem',
      cell: (row) => text.coverageOf(areasText(row.fromZoneAreas), areasText(row.toZoneAreas)),
    },
    actions: onEdit || onRemove ? actions : undefined,
  });
}
