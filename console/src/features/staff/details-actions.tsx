import { fullName } from '@tawseel/contract/facts/searches';
import { type StaffKind, staffKinds } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { useAction } from '../../api/action.ts';
import { hasCall } from '../../api/host.ts';
import { shellText } from '../../texts/en/shell.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { show } from '../../ui/format.ts';
import { undoToast } from '../../ui/toast/undo-toast.tsx';
import type { Person } from './search-staff.ts';
import { useRestore } from './use-restore.ts';

type DetailsActionsProps = {
  kind: StaffKind;
  person: Person;
  onEdit: (person: Person) => void;
  onRemoved: () => void;
};

/** Returns true if the server has acts on staff beyond the specification. */
export function canEdit(kind: StaffKind): boolean {
  return hasCall(staff[kind].updateStaff);
}

/** Acts on the staff member whose details are open. */
export function DetailsActions({ kind, person, onEdit, onRemoved }: DetailsActionsProps) {
  const { remove, busy } = useRemoval(kind, onRemoved);
  return (
    <>
      {hasCall(staff[kind].deleteStaff) && (
        <Button variant="danger" className="pull" busy={busy} onClick={() => remove(person)}>
          {shellText.delete}
        </Button>
      )}
      <Button variant="primary" onClick={() => onEdit(person)}>
        {text.edit}
      </Button>
    </>
  );
}

type Rows = Pick<(typeof staff)[StaffKind], 'deleteStaff' | 'listStaff'>;

/** Deletes a staff member after a question, and offers to undo that. */
function useRemoval(kind: StaffKind, onRemoved: () => void) {
  const rows: Rows = staff[kind];
  const { role } = staffKinds[kind];
  const { restore } = useRestore(kind);
  const action = useAction(rows.deleteStaff, {
    failed: text.removeFailed(role),
    replaces: rows.listStaff,
  });

  async function remove(person: Person): Promise<void> {
    if (person._id === undefined) return;
    const name = show(fullName(person));
    const question = {
      title: text.removeTitle(name),
      text: text.removeText(role),
      yes: shellText.delete,
      danger: true,
    };
    if (!(await action.run({ params: { id: person._id } }, question))) return;
    onRemoved();
    undoToast(text.removed(name), text.undo, () => restore(person));
  }

  return { remove: (person: Person) => void remove(person), busy: action.busy };
}
