/** Column of amounts, as wide as one of five digits needs: it stays on one line while names take two. */
export const MONEY_COLUMN = { align: 'end', width: 'clamp(6.25rem, 13cqi, 9.5rem)' } as const;
