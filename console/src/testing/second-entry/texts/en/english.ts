export const english = {
  locale: 'en-GB',
  dir: 'ltr',
  missing: 'N/A',
  comma: ', ',
  notLoaded: 'Not loaded.',
  money: (amount: string) => `AED ${amount}`,
  parts: { common: () => import('../../../../texts/en/common.ts'), second: () => import('./second.ts') },
} as const;
