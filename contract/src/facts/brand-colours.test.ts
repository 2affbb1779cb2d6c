import { describe, expect, test } from 'vitest';
import { BRAND_COLOUR_NAMES, BRAND_COLOURS, ON_COLOUR } from './brand-colours.ts';

const READABLE = 4.5;
/** Grounds of the receiver's page and of paper. */
const GROUNDS = { light: ['#ffffff', '#f7f5f2'], dark: ['#211f1c', '#171513'] } as const;

/** Returns the relative luminance of '#rrggbb', as WCAG 2 defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('contrast is that of WCAG 2', () => {
  expect(contrastOf('#ffffff', '#000000')).toBe(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(BRAND_COLOUR_NAMES)('%s', (name) => {
  test.each(['light', 'dark'] as const)(
    'is readable under its text and on the ground of a %s page',
    (theme) => {
      const colour = BRAND_COLOURS[name][theme];
      for (const other of [ON_COLOUR[theme], ...GROUNDS[theme]])
        expect(contrastOf(colour, other), other).toBeGreaterThanOrEqual(READABLE);
    },
  );
});
