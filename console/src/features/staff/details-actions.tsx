import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { hasCall } from '../../api/host.ts';
import { shellText } from '../../texts/en/shell.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Person } from './search-staff.ts';
import { useRemoval } from './use-removal.ts';

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
