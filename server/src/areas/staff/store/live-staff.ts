import { sql } from 'kysely';
import type { LiveRelation } from '../../../platform/engine/orphans.ts';

/** Staff who need their warehouse. */
export const LIVE_STAFF: LiveRelation = {
  from: 'staff',
  column: 'warehouse_id',
  to: 'warehouses',
  what: 'a member of staff works at a warehouse',
  live: sql`child.deleted_at is null`,
};
