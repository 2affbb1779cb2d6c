import type { ComponentType } from 'react';
import { IconButton, type IconButtonProps, IconPlace } from '../buttons/icon-button.tsx';
import type { Column } from './column.ts';

/** Button of a row, with the attributes of its element. */
export interface RowAction extends Omit<IconButtonProps, 'icon'> {
  Icon: ComponentType<{ 'aria-hidden': 'true' }>;
  [attribute: `data-${string}`]: string | undefined;
}

/** Buttons of a row: `place` keeps the place of one that the row lacks; a falsy value is none. */
export type RowActions = readonly (RowAction | 'place' | false | undefined)[];

/** Renders the buttons of a row. */
export function drawRowActions(actions: RowActions) {
  return actions.map((action, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a button keeps its place in its row.
    if (action === 'place') return <IconPlace key={at} />;
    if (!action) return null;
    const { Icon, ...button } = action;
    // biome-ignore lint/suspicious/noArrayIndexKey: a button keeps its place in its row.
    return <IconButton key={at} {...button} icon={<Icon aria-hidden="true" />} />;
  });
}

/** Returns the last column of a table, with the buttons of each row. */
export function actionsColumn<Row>(
  header: string,
  width: string,
  actionsOf: (row: Row) => RowActions,
): Column<Row> {
  return { key: 'actions', header, align: 'actions', width, cell: (row) => drawRowActions(actionsOf(row)) };
}
