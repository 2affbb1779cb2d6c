import { lazyComponent } from '../../ui/states/lazy-component.ts';
import type { StaffFormProps } from './staff-form.tsx';

/** Window of the form of staff, whose code is loaded when it is first opened. */
export const StaffWindow = lazyComponent<'StaffFormDialog', StaffFormProps>(
  () => import('./staff-form.tsx'),
  'StaffFormDialog',
);
