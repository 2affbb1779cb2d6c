import { showWord } from '../../texts/words.ts';
import { Badge } from '../../ui/display/badge.tsx';

/** Green if Active, otherwise red (specification, section 2). */
export function UserStatus({ status }: { status: string | undefined }) {
  return (
    <Badge tone={status === 'Active' ? 'good' : 'bad'} dot>
      {showWord('profileStatus', status)}
    </Badge>
  );
}
