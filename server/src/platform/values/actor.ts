import type { ActorKind } from '@tawseel/contract/facts/audit';
import type { Role } from '@tawseel/contract/facts/roles';

/** Who acts, as histories name them, and in which role. */
export type Actor = { kind: ActorKind; id: string; name: string; role: Role };
