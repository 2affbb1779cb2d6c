import { Badge } from '../../ui/badge.tsx';
import { show } from '../../ui/format.ts';

/** Green if Active, otherwise red (specification, section 2). */
export function UserStatus({ status }: { status: string | undefined }) {
  return (
    <Badge tone={status === 'Active' ? 'good' : 'bad'} dot>
      {show(status)}
    </Badge>
  );
}
