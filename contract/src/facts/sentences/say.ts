export type Params = Readonly<Record<string, unknown>>;

/** Sentence in no language yet: plain JSON, as it is sent. */
export type Sentence<C extends string = string> = { code: C; params?: Params | undefined };

/** Translates a sentence within another, into the same language. */
export type Say = (sentence: Sentence) => string;
