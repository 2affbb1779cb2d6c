import { IconPencil, IconTrash } from '@tabler/icons-react';
import { cityLabel } from '@tawseel/contract/facts/emirates';
import { ratesText, zoneRatesText as text } from '../../texts/rates.ts';
import type { Column } from '../../ui/data-table.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ZoneRow } from './zone-rates.ts';

export function routeText({ fromCity, fromZone, toCity, toZone }: ZoneRow): string {
  const from = text.end(show(cityLabel(fromCity)), show(fromZone));
  const to = text.end(show(cityLabel(toCity)), show(toZone));
  return text.fromTo(from, to);
}

function areasText(areas: readonly string[]): string {
  return areas.length === 0 ? text.wholeZone : text.areas(areas.length);
}

/** Without `onRemove` rates cannot be taken away. */
export function zoneColumns(
  onEdit: (row: ZoneRow) => void,
  onRemove?: (row: ZoneRow) => void,
): Column<ZoneRow>[] {
  return [
    { key: 'route', header: text.route, cell: routeText },
    { key: 'rate', header: text.rate, align: 'end', width: '6.5rem', cell: ({ rate }) => showMoney(rate) },
    {
      key: 'coverage',
      header: text.coverage,
      width: '15rem',
      cell: (row) => text.coverageOf(areasText(row.fromZoneAreas), areasText(row.toZoneAreas)),
    },
    {
      key: 'actions',
      header: text.edit,
      align: 'actions',
      width: onRemove ? '6.5rem' : '5rem',
      cell: (row) => (
        <>
          <IconButton
            label={text.editLabel(routeText(row))}
            hint={text.edit}
            icon={<IconPencil size={18} aria-hidden="true" />}
            onClick={() => onEdit(row)}
          />
          {onRemove && (
            <IconButton
              label={text.removeLabel(routeText(row))}
              hint={ratesText.remove}
              icon={<IconTrash aria-hidden="true" />}
              danger
              onClick={() => onRemove(row)}
            />
          )}
        </>
      ),
    },
  ];
}
