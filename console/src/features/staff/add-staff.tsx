import { IconPlus } from '@tabler/icons-react';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import type { ComponentType } from 'react';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { staffKindTexts } from '../../texts/en/staff.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { useWindowLink } from '../../ui/navigation/use-window-link.ts';
import { StaffWindow } from './staff-window.ts';

type Added = { id: string; name: string };

type AddStaffProps = {
  kind: StaffKind;
  /** Chosen to begin with; absent, the only one there is. */
  warehouseId?: string;
  /** Window that follows for the person who was added. */
  Next?: ComponentType<Added & { open: boolean; onClose: () => void }> | undefined;
};

/** The button that adds staff of a kind, with its form; nothing where that cannot be done. */
export function AddStaff({ kind, warehouseId, Next }: AddStaffProps) {
  const isPossible = hasCall(staff[kind].createStaff);
  const { data: places, isPending } = useRead(warehouses.listWarehouses, {}, { enabled: isPossible });
  const form = useOpened<{ warehouseId: string }>();
  const added = useOpened<Added>();
  const only = places?.length === 1 ? places[0]?._id : undefined;
  const add = () => form.open({ warehouseId: warehouseId ?? only ?? '' });
  useWindowLink('addStaff', isPending ? undefined : add);
  if (!isPossible) return null;
  return (
    <>
      <Button small variant="primary" icon={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
        {staffKindTexts[kind].add}
      </Button>
      <Opened of={form}>
        {(frame, start) => (
          <StaffWindow kind={kind} start={start} {...frame} {...(Next && { onAdded: added.open })} />
        )}
      </Opened>
      {Next && <Opened of={added}>{(frame, person) => <Next {...person} {...frame} />}</Opened>}
    </>
  );
}
