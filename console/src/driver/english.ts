/** Of a driver's page; another language is one more of these. */
export const english = {
  locale: 'en-GB',
  dir: 'ltr',
  missing: 'N/A',
  notLoaded: 'This page could not be loaded. Check your connection, then open it again.',
  money: (amount: string) => `AED ${amount}`,
  parts: {
    camera: () => import('../texts/en/camera.ts'),
    common: () => import('../texts/en/common.ts'),
    driver: () => import('../texts/en/driver.ts'),
  },
} as const;
