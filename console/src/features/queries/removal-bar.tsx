import { IconTrash } from '@tabler/icons-react';
import { queriesText as text } from '../../texts/en/queries.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectionBar } from '../../ui/table/selection-bar.tsx';
import type { Selection } from './use-selection.ts';

type RemovalBarProps = {
  selection: Selection;
  /** Rows on this page, and on all pages. */
  shown: number;
  total: number;
  /** True while a deletion runs, or the rows and their total are not the requested ones yet. */
  busy: boolean;
  /** Resolves to true if they were deleted. */
  onDelete: () => Promise<boolean>;
};

/** Selects the queries of a page, or all that were found, and deletes what is selected. */
export function RemovalBar({ selection, shown, total, busy, onDelete }: RemovalBarProps) {
  const { ids, isAll, togglePage, selectAll, clear } = selection;
  const count = isAll ? total : ids.length;
  const status = isAll ? text.selectedAll(count) : text.selectedOf(count);
  return (
    <SelectionBar
      shown={shown}
      selected={ids.length}
      status={count > 0 ? status : ''}
      words={{ selectPage: text.selectPage, clear: text.clearSelection }}
      onPage={togglePage}
      onClear={clear}
      actions={(end) => (
        <>
          {ids.length === shown && !isAll && total > shown && (
            <Button small variant="quiet" onClick={selectAll}>
              {text.selectAll(total)}
            </Button>
          )}
          <Button
            small
            variant="danger"
            busy={busy}
            icon={<IconTrash aria-hidden="true" />}
            onClick={async () => (await onDelete()) && end()}
          >
            {text.deleteMany(count)}
          </Button>
        </>
      )}
    />
  );
}
