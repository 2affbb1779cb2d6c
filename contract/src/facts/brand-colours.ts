/**
 * Colours of a business, for what receivers and drivers see of it: a deep one for paper and light pages, a bright one
 * for dark pages. Both are readable as text on these pages, and under the text of `ON_COLOUR`.
 */
export const BRAND_COLOURS = {
  teal: { light: '#0f6a63', dark: '#52c5b8' },
  green: { light: '#15803d', dark: '#74cf93' },
  blue: { light: '#1a5aa8', dark: '#7db4f5' },
  purple: { light: '#703a9e', dark: '#cf9df2' },
  pink: { light: '#be185d', dark: '#f693b8' },
  red: { light: '#b3261e', dark: '#ff9a8f' },
  orange: { light: '#b45309', dark: '#f3a95c' },
  graphite: { light: '#3d3a36', dark: '#cfc8be' },
} as const;

export type BrandColour = keyof typeof BRAND_COLOURS;
export const BRAND_COLOUR_NAMES = Object.keys(BRAND_COLOURS) as readonly BrandColour[];

/** Colour of a business that has chosen none: the console's own. */
export const OWN_COLOUR: BrandColour = 'teal';

/** Text on a colour of a business. */
export const ON_COLOUR = { light: '#ffffff', dark: '#171513' } as const;
