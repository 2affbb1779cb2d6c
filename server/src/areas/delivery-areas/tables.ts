declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Areas of an emirate. `aliases` is a JSON list; `place` is their order in sorting and delivery. */
    areas: {
      id: string;
      city: string;
      name: string;
      name_ar: string;
      aliases: string;
      sort_code: string;
      /** Delivering warehouse. */
      warehouse_id: string | null;
      place: number;
    };
    /** All names of areas as keys (areaKey). */
    area_names: { city: string; key: string; area_id: string };
  }
}

export {};
