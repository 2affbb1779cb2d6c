import { audit } from '@tawseel/contract/audit';
import { Suspense } from 'react';
import { hasCall } from '../../api/host.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';

const History = lazyComponent<'History', { subject: string }>(() => import('./history.tsx'), 'History');

/** Timeline of entries about a subject, for users who may read the audit log; its code loads when it is shown. */
export function HistoryOf({ id }: { id: string | undefined }) {
  if (id === undefined || !hasCall(audit.listAudit)) return null;
  return (
    <Suspense>
      <History subject={id} />
    </Suspense>
  );
}
