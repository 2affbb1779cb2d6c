export type Params = Readonly<Record<string, unknown>>;

/** What is to be said, in no language yet: plain JSON, as it travels. */
export type Sentence<C extends string = string> = { code: C; params?: Params | undefined };

/** Says a sentence that stands within another, in the same language. */
export type Say = (sentence: Sentence) => string;
