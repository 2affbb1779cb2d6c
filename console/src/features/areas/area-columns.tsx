import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { areasText as text } from '../../texts/en/areas.ts';
import { showCity } from '../../texts/words.ts';
import { Mark } from '../../ui/display/mark.tsx';
import { isRightToLeft, show } from '../../ui/format.ts';
import { actionsColumn } from '../../ui/table/actions-column.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import type { LooseArea } from './area-rows.ts';

export type RowActions = {
  onMove: (area: LooseArea, step: -1 | 1) => void;
  canMove: (area: LooseArea, step: -1 | 1) => boolean;
  onEdit: (area: LooseArea) => void;
  onRemove: (area: LooseArea) => void;
  /** Id of the area that is being deleted. */
  removing: string | undefined;
};

function actionsOf(area: LooseArea, { onMove, canMove, onEdit, onRemove, removing }: RowActions) {
  const name = show(area.name);
  return [
    {
      Icon: IconArrowUp,
      label: text.up(name),
      hint: text.upHint,
      disabled: !canMove(area, -1),
      onClick: () => onMove(area, -1),
    },
    {
      Icon: IconArrowDown,
      label: text.down(name),
      hint: text.downHint,
      disabled: !canMove(area, 1),
      onClick: () => onMove(area, 1),
    },
    {
      Icon: IconPencil,
      label: text.edit(name),
      hint: text.editHint,
      'data-area': area._id,
      onClick: () => onEdit(area),
    },
    {
      Icon: IconTrash,
      label: text.remove(name),
      hint: text.removeHint,
      danger: true,
      busy: removing !== undefined && removing === area._id,
      onClick: () => onRemove(area),
    },
  ];
}

/** Begins a line of isolated names, which say nothing of its direction. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Names in one line, each in its own direction. */
function Names({ names }: { names: readonly (string | undefined)[] }) {
  return names.filter(Boolean).map((name, at) => (
    <span key={name}>
      {at > 0 ? ' · ' : isRightToLeft() && RIGHT_TO_LEFT_MARK}
      <bdi>{name}</bdi>
    </span>
  ));
}

/** Returns all names of an area, that of the language first. */
function namesOf({ name, nameAr, aliases = [] }: LooseArea) {
  return isRightToLeft() && nameAr ? [nameAr, name, ...aliases] : [name, nameAr, ...aliases];
}

/** Returns the columns of areas of one emirate, which the list then names above, or of several. */
export function areaColumns(search: string, ofSeveral: boolean, actions: RowActions): Column<LooseArea>[] {
  return columnsOf(text, {
    name: {
      cell: (area) => <Mark text={show(namesOf(area)[0])} match={search} />,
      second: (area) => <Names names={namesOf(area).slice(1)} />,
    },
    city: ofSeveral && {
      header: text.emirate,
      width: 'clamp(6rem, 12cqi, 10rem)',
      cell: ({ city }: LooseArea) => showCity(city),
    },
    sortCode: {
      width: 'clamp(11.75rem, 18cqi, 14rem)',
      cell: ({ sortCode }) => (
        <span className="nowrap" translate="no">
          <Mark text={show(sortCode)} match={search} />
        </span>
      ),
    },
    deliveredBy: {
      width: 'clamp(8rem, 20cqi, 16rem)',
      cell: ({ deliveredBy }) => deliveredBy?.name ?? text.undecided,
      second: ({ warehouse, deliveredBy, city }) =>
        deliveredBy && !warehouse ? text.onlyOne(showCity(city)) : deliveredBy?.code,
    },
    actions: actionsColumn(text.actions, '11rem', (area) => actionsOf(area, actions)),
  });
}
