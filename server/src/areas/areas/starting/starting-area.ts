/** An area that a business starts with: name, Arabic name, the end of its sort code, and what else people write for it. */
export type StartingArea = readonly [name: string, arabic: string, code: string, ...aliases: string[]];

/** The same of areas whose names and Arabic names stand elsewhere. */
export type Names = Readonly<Record<string, readonly [code: string, ...aliases: string[]]>>;
