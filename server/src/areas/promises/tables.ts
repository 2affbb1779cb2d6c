declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Days, with hours if any, that receivers of orders were promised. */
    promises: {
      order_id: string;
      day: string;
      from_time: string;
      to_time: string;
      note: string;
      made_at: string;
      made_by: string;
      /** 'guard' or 'neighbour'; empty if only the receiver may take it. */
      leave_with: string;
      /** When an attempt ended it; reopening the stop restores it. */
      ended_at: string | null;
      /** Act at a stop that ended it. */
      end_cause_id?: string | null | undefined;
    };
  }
}

export {};
