import { audit } from '@tawseel/contract/audit';
import { Suspense } from 'react';
import { hasCall } from '../../api/host.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';

const History = lazyComponent<'History', { subject: string }>(() => import('./history.tsx'), 'History');

/** Time line of what was written about a thing, for whoever may read the audit log; its code comes when it is shown. */
export function HistoryOf({ id }: { id: string | undefined }) {
  if (id === undefined || !hasCall(audit.listAudit)) return null;
  return (
    <Suspense>
      <History subject={id} />
    </Suspense>
  );
}
