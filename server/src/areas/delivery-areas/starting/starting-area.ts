/** Area that a new business starts with: name, the end of its sort code, and other spellings. */
export type StartingArea = readonly [name: string, code: string, ...aliases: string[]];

/** Areas whose names are defined elsewhere. */
export type Names = Readonly<Record<string, readonly [code: string, ...aliases: string[]]>>;
