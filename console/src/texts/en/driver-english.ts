/** Language of the page of drivers; another is one more of these. */
export const english = {
  locale: 'en-GB',
  dir: 'ltr',
  missing: 'N/A',
  comma: ', ',
  notLoaded: 'This page could not be loaded. Check your connection, then open it again.',
  money: (amount: string, sign: string) => `${sign}AED ${amount}`,
  parts: {
    camera: () => import('./camera.ts'),
    common: () => import('./common.ts'),
    driver: () => import('./driver.ts'),
  },
} as const;
