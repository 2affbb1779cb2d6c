import { STAFF_STATUSES } from '@tawseel/contract/facts/limits';
import { staffText as text } from '../../texts/en/staff.ts';
import { showWord } from '../../texts/words.ts';
import { Badge } from '../../ui/display/badge.tsx';
import type { Person } from './search-staff.ts';

const [ACTIVE] = STAFF_STATUSES;

function isActive({ profileStatus }: Person): boolean {
  return profileStatus === ACTIVE;
}

/** Returns the status that the button sets. */
export function changeLabel(person: Person): string {
  return isActive(person) ? text.changeUnActive : text.changeActive;
}

export function StatusBadge({ person }: { person: Person }) {
  return (
    <Badge tone={isActive(person) ? 'good' : 'bad'} dot>
      {showWord('profileStatus', person.profileStatus)}
    </Badge>
  );
}
