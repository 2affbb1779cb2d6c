import { useQueryClient } from '@tanstack/react-query';
import { fullName } from '@tawseel/contract/facts/searches';
import { type StaffKind, staffKinds } from '@tawseel/contract/facts/staff-kinds';
import type { RequestInput } from '@tawseel/contract/route';
import { staff } from '@tawseel/contract/staff';
import { useAction } from '../../api/action.ts';
import { updateCached } from '../../api/read.ts';
import { staffKindTexts, staffText as text } from '../../texts/en/staff.ts';
import { show } from '../../ui/format.ts';
import type { Person } from './search-staff.ts';
import { changeLabel } from './staff-status.tsx';

type Toggle = (typeof staff)[StaffKind]['toggleStatus'];

function requestFor(kind: StaffKind, id: string): RequestInput<Toggle> {
  // The compiler knows the id's name only as one of four.
  return { body: { [staffKinds[kind].idName]: id } } as RequestInput<Toggle>;
}

/** Toggles the status once confirmed; the server decides which status it is now. */
export function useStatusToggle(kind: StaffKind) {
  const client = useQueryClient();
  const { role } = staffKinds[kind];
  const { done, failed } = staffKindTexts[kind];
  const rows: { listStaff: (typeof staff)[StaffKind]['listStaff']; toggleStatus: Toggle } = staff[kind];

  const action = useAction(rows.toggleStatus, {
    done,
    failed,
    after: (reply) => {
      const changed = reply?.data;
      if (changed?._id === undefined) return;
      updateCached(client, rows.listStaff, {}, (stored) =>
        stored.map((person) => (person._id === changed._id ? { ...person, ...changed } : person)),
      );
    },
  });

  function toggle(person: Person): void {
    if (person._id === undefined) return;
    const change = changeLabel(person);
    void action.run(requestFor(kind, person._id), {
      title: text.confirmTitle(change, show(fullName(person))),
      text: text.confirm(role),
      yes: change,
    });
  }

  const request: object = action.variables?.body ?? {};
  const busyId: unknown = action.busy ? Reflect.get(request, staffKinds[kind].idName) : undefined;
  return { toggle, busyId };
}
