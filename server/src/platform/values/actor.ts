import type { ActorKind } from '@tawseel/contract/facts/audit';
import type { Role } from '@tawseel/contract/facts/roles';

/** Actor as named in histories, with its role. */
export type Actor = {
  kind: ActorKind;
  id: string;
  name: string;
  /** A receiver acts on the tracking page, and may do none of the acts that roles are named for. */
  role: Role | 'receiver';
  /** Member of staff that owns the API key. */
  staffId?: string | undefined;
};
