import { administrators } from '@tawseel/contract/administrators';
import { fullName } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { useMemo, useState } from 'react';
import { textFinder } from '../../api/find-rows.ts';
import { useRead } from '../../api/read.ts';
import { auditText as text } from '../../texts/en/audit.ts';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import type { Suggestion } from '../../ui/fields/suggestions.ts';
import { kindOfActor } from './audit-rows.ts';

function useStaff(kind: StaffKind, enabled: boolean) {
  const rows: { listStaff: (typeof staff)[StaffKind]['listStaff'] } = staff[kind];
  return useRead(rows.listStaff, {}, { enabled }).data;
}

/** Returns administrators and staff, read once they are needed. */
function usePeople(enabled: boolean): Suggestion[] | undefined {
  const admins = useRead(administrators.listAdministrators, {}, { enabled }).data;
  const supervisor = useStaff('supervisor', enabled);
  const operator = useStaff('operator', enabled);
  const cashier = useStaff('cashier', enabled);
  const driver = useStaff('driver', enabled);
  return useMemo(() => {
    if (!admins || !supervisor || !operator || !cashier || !driver) return undefined;
    const colleagues = Object.entries({ supervisor, operator, cashier, driver }).flatMap(([kind, people]) =>
      people.map((person) => ({
        id: person._id ?? '',
        name: fullName(person),
        details: [kindOfActor(kind)],
      })),
    );
    const details = [kindOfActor('administrator')];
    return [...admins.map(({ _id = '', name = '' }) => ({ id: _id, name, details })), ...colleagues];
  }, [admins, supervisor, operator, cashier, driver]);
}

/** Chooses the person whose entries are shown. */
export function PersonField({ onChoose }: { onChoose: (id: string) => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <SuggestField
      label={text.who}
      suggestions={usePeople(isAsked)}
      finder={textFinder}
      unknown={text.nobody}
      onFocus={() => setAsked(true)}
      onChange={(id) => id && onChoose(id)}
    />
  );
}
