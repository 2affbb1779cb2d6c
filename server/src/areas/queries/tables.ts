declare module '../../platform/engine/tables.ts' {
  interface Tables {
    queries: {
      id: string;
      name: string;
      email: string;
      subject: string;
      message: string;
      created_at: string;
    };
  }
}

export {};
