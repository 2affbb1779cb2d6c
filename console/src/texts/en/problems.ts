/** What is wrong with a field, by what the contract's schemas say of it, which they say in English. */
export const problemText = (sentence: string): string => sentence;
