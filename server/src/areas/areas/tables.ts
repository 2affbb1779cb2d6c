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
      /** The warehouse that delivers there. */
      warehouse_id: string | null;
      place: number;
    };
    /** Every name that an area goes by, as areaKey has it. */
    area_names: { city: string; key: string; area_id: string };
  }
}

export {};
