declare const isMade: unique symbol;

/**
 * Data scope: what of the business somebody is limited to; undefined limits nothing. The stores ask for it wherever they
 * read what belongs to a warehouse or a sender, so that no handler can forget whom it answers.
 */
export type Scope = {
  readonly warehouseId: string | undefined;
  readonly senderId: string | undefined;
  /** Beside the orders of the warehouse, parcels that it answers for or that are on their way to it. */
  readonly includesHeld: boolean;
  readonly [isMade]: true;
};

type Limits = {
  warehouseId?: string | undefined;
  senderId?: string | undefined;
  includesHeld?: boolean;
};

export function makeScope({ warehouseId, senderId, includesHeld = false }: Limits): Scope {
  // The mark stands in the type alone: a scope is made here and nowhere else.
  return { warehouseId, senderId, includesHeld } as Scope;
}

/** No limit: for commands, jobs and what is told of the whole business. */
export const WHOLE_BUSINESS = makeScope({});
