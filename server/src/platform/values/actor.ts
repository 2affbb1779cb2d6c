import type { ActorKind } from '@tawseel/contract/facts/audit';
import type { Role } from '@tawseel/contract/facts/roles';

/** Actor as named in histories, with its role. */
export type Actor = {
  kind: ActorKind;
  id: string;
  name: string;
  role: Role;
  /** Member of staff that owns the API key. */
  staffId?: string | undefined;
};
