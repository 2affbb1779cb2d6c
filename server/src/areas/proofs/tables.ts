declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /**
     * Photos and signatures that acts name, by the SHA-256 of their files; the file comes after the act. `missed_at` is
     * when somebody was told that it never came.
     */
    proofs: {
      id: string;
      act_id: string;
      order_id: string;
      /** Who took it, and alone may bring the file. */
      actor: string;
      kind: string;
      sha256: string;
      bytes: number;
      /** Media type; '' until the file is there. */
      type: string;
      taken_at: string;
      arrived_at: string | null;
      dropped_at: string | null;
      missed_at: string | null;
    };
  }
}

export {};
