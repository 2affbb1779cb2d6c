declare const isMade: unique symbol;

/**
 * Data scope: what of the business somebody is limited to; undefined limits nothing. The stores ask for it wherever they
 * read what belongs to a warehouse or a sender, so that no handler can forget whom it answers.
 */
export type Scope = {
  readonly warehouseId: string | undefined;
  readonly senderId: string | undefined;
  readonly [isMade]: true;
};

type Limits = { warehouseId?: string | undefined; senderId?: string | undefined };

export function makeScope({ warehouseId, senderId }: Limits): Scope {
  // The mark stands in the type alone: a scope is made here and nowhere else.
  return { warehouseId, senderId } as Scope;
}

/** No limit: for commands, jobs and what is told of the whole business. */
export const WHOLE_BUSINESS = makeScope({});
