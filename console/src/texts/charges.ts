export const chargesText = {
  title: 'Prices',
} as const;
