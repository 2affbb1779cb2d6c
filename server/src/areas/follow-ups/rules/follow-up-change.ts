import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';

/** Change of the follow-ups about an order that is locked, at an instant. */
export type FollowUpChange = { at: string } & (
  | {
      /** Opens one at each of these warehouses; a call, at the one that answers for the parcel. */
      open: FollowUpKind;
      warehouseIds: readonly string[];
      note: string;
      runId?: string | null;
    }
  | {
      /** Settles what is open of these kinds, everywhere. */
      settle: readonly FollowUpKind[];
      outcome: string;
    }
  | {
      /** Settles what an act at a stop has opened, unless a user has worked on it. */
      settleUntouched: readonly FollowUpKind[];
      causeId: string;
      outcome: string;
    }
  | {
      /** Undoes what a scan did: settles what it opened, and reopens what it settled. */
      undoScan: string;
      outcome: string;
    }
);
