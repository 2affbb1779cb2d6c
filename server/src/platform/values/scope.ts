declare const isMade: unique symbol;

/**
 * Part of the business that an actor may access; an undefined limit does not restrict. Stores require a scope
 * wherever they read data of a warehouse or sender, so that no handler can forget it.
 */
export type Scope = {
  readonly warehouseId: string | undefined;
  readonly senderId: string | undefined;
  /**
   * True to include parcels that the warehouse is responsible for or that are on their way to it, in addition to its
   * orders.
   */
  readonly includesHeld: boolean;
  readonly [isMade]: true;
};

type Limits = {
  warehouseId?: string | undefined;
  senderId?: string | undefined;
  includesHeld?: boolean;
};

export function makeScope({ warehouseId, senderId, includesHeld = false }: Limits): Scope {
  // The mark exists only in the type, so that scopes can only be created here.
  return { warehouseId, senderId, includesHeld } as Scope;
}

/** Scope without limits: for commands, jobs and figures of the whole business. */
export const WHOLE_BUSINESS = makeScope({});
