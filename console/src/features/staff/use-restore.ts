import { fullName } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { useAction } from '../../api/action.ts';
import { fitReply } from '../../api/tolerant.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { show } from '../../ui/format.ts';
import type { Person } from './search-staff.ts';

type Restore = (typeof staff)[StaffKind]['restoreStaff'];

/** Restores a deleted staff member to the former warehouse or to another. */
export function useRestore(kind: StaffKind, after?: () => void) {
  const row: Restore = staff[kind].restoreStaff;
  const action = useAction(row, {
    // Another user may have restored them meanwhile.
    rereads: true,
    failed: text.bringBackFailed,
    done: (body) => text.broughtBack(show(fullName(fitReply(row, body)?.data ?? {}))),
    ...(after ? { after } : {}),
  });

  function restore({ _id, warehouseId }: Person, to = warehouseId): void {
    if (_id !== undefined && to !== undefined) {
      void action.run({ params: { id: _id }, body: { warehouseId: to } });
    }
  }

  return { restore, busyId: action.busy ? action.variables?.params.id : undefined };
}
