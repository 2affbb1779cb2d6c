import type { ImportedKind } from '@tawseel/contract/facts/imported-kinds';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Imported files, each once for every import of the same bytes as the same kind. */
    imported_files: {
      sha256: string;
      kind: ImportedKind;
      /** 1 for the first import of a file, 2 for the second. */
      times: number;
      /** Number of stored rows. */
      stored: number;
      imported_at: string;
      by_name: string;
      /** Warehouse of the staff who imported it; null for administrators and the command line. */
      warehouse_id: string | null;
    };
    /** Choices for the files of a sender with the same headers: those of the last import. */
    import_choices: {
      /** SHA-256 of the headers, in any order and spelling. */
      headers: string;
      sender_id: string;
      /** JSON of an ImportChoice. */
      choice: string;
      imported_at: string;
    };
  }
}
