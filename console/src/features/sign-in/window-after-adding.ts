import { access } from '@tawseel/contract/access';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { hasCall } from '../../api/host.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import type { PinDialogProps } from './pin-dialog.tsx';

const PinDialog = lazyComponent<'PinDialog', PinDialogProps>(() => import('./parts.ts'), 'PinDialog');

/** Returns the window that follows adding staff: the PIN of a driver, without which the driver cannot sign in. */
export function windowAfterAdding(kind: StaffKind) {
  return kind === 'driver' && hasCall(access.setPin) ? PinDialog : undefined;
}
