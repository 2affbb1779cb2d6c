/** Area that a new business starts with: name, Arabic name, the end of its sort code, and other spellings. */
export type StartingArea = readonly [name: string, arabic: string, code: string, ...aliases: string[]];

/** Areas whose names and Arabic names are defined elsewhere. */
export type Names = Readonly<Record<string, readonly [code: string, ...aliases: string[]]>>;
