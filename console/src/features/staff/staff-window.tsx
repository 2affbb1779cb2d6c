import { WindowBoundary } from '../../ui/states/fault-boundary.tsx';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import type { StaffFormProps } from './staff-form.tsx';

const StaffFormDialog = lazyComponent<'StaffFormDialog', StaffFormProps>(
  () => import('./staff-form.tsx'),
  'StaffFormDialog',
);

/** Window of the form of staff, whose code is loaded when it is first opened. */
export function StaffWindow(props: StaffFormProps) {
  return (
    <WindowBoundary onFault={props.onClose}>
      <StaffFormDialog {...props} />
    </WindowBoundary>
  );
}
