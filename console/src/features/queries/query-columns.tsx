import { IconTrash } from '@tabler/icons-react';
import { queriesText as text } from '../../texts/en/queries.ts';
import { shellText } from '../../texts/en/shell.ts';
import { showDay } from '../../ui/dates.ts';
import { Email } from '../../ui/display/email.tsx';
import { Mark } from '../../ui/display/mark.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { show } from '../../ui/format.ts';
import { actionsColumn } from '../../ui/table/actions-column.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import type { CustomerQuery } from './search-queries.ts';
import type { Selection } from './use-selection.ts';

/** Characters of a message that are rendered in a cell and its tooltip. */
const CELL_LETTERS = 160;

export type QueryActions = {
  onDelete: (query: CustomerQuery) => void;
  /** Id of the query that is being deleted. */
  busyId: string | undefined;
  /** Absent if the host deletes one at a time. */
  selection: Selection | undefined;
};

function beginning(message: string): string {
  return message.length > CELL_LETTERS ? `${message.slice(0, CELL_LETTERS).trimEnd()}…` : message;
}

function tickColumn({ isSelected, toggle }: Selection): Column<CustomerQuery> {
  return {
    key: 'selected',
    header: text.selected,
    align: 'tick',
    width: '3rem',
    cell: ({ _id, name }) =>
      _id !== undefined && (
        <Checkbox
          label={<span className="visually-hidden">{text.select(show(name))}</span>}
          checked={isSelected(_id)}
          onChange={(on) => toggle(_id, on)}
        />
      ),
  };
}

export function queryColumns(search: string, actions: QueryActions): Column<CustomerQuery>[] {
  const marked = (value: string | undefined) => <Mark text={show(value)} match={search} />;
  return columnsOf(text, {
    tick: actions.selection && tickColumn(actions.selection),
    name: { width: '16%', cell: ({ name }) => marked(name) },
    email: { width: '20%', cell: ({ email }) => <Email email={show(email)} match={search} /> },
    message: { cell: ({ message }) => marked(beginning(show(message))) },
    date: { width: 'clamp(6.75rem, 13cqi, 8rem)', cell: ({ createdAt }) => showDay(createdAt) },
    subject: { width: '16%', cell: ({ subject }) => marked(subject) },
    actions: actionsColumn(shellText.actions, 'clamp(4.5rem, 9cqi, 5rem)', (query) => [
      {
        Icon: IconTrash,
        label: text.deleteOf(show(query.name)),
        hint: shellText.delete,
        danger: true,
        busy: query._id !== undefined && query._id === actions.busyId,
        disabled: query._id === undefined,
        onClick: () => actions.onDelete(query),
      },
    ]),
  });
}
