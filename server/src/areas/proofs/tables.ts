declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /**
     * Photos and signatures that acts name, by the SHA-256 of their files; the file arrives after the act.
     * `missed_at` is when a follow-up about a missing file was opened.
     */
    proofs: {
      id: string;
      act_id: string;
      order_id: string;
      /** Driver who took it; only this driver may upload the file. */
      actor: string;
      kind: string;
      sha256: string;
      bytes: number;
      /** Media type; '' until the file has arrived. */
      type: string;
      taken_at: string;
      arrived_at: string | null;
      dropped_at: string | null;
      missed_at: string | null;
    };
  }
}

export {};
