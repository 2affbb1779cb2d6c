import { IconPlus } from '@tabler/icons-react';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import type { ComponentType } from 'react';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { staffKindTexts } from '../../texts/en/staff.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { useWindowLink } from '../../ui/navigation/use-window-link.ts';
import { WindowBoundary } from '../../ui/states/fault-boundary.tsx';
import { StaffWindow } from './staff-window.tsx';

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
      {form.value && (
        <StaffWindow
          key={form.key}
          kind={kind}
          start={form.value}
          open={form.isOpen}
          onClose={form.close}
          {...(Next && { onAdded: added.open })}
        />
      )}
      {Next && added.value && (
        <WindowBoundary onFault={added.close}>
          <Next key={added.key} {...added.value} open={added.isOpen} onClose={added.close} />
        </WindowBoundary>
      )}
    </>
  );
}
