import { seededRandom } from './random.ts';
import { el, ellipse, escaped, FONT, group, line, path, picture, rect } from './svg.ts';

const COLOURS = [
  ['#11706D', '#F2C879'],
  ['#8C3F4D', '#F6D9CB'],
  ['#2F4B7C', '#F2A93B'],
  ['#5B7553', '#F3EEE4'],
  ['#B5533C', '#FCE8CF'],
  ['#4A4A57', '#C9B27C'],
  ['#6A4F7D', '#EBD9F0'],
  ['#1F5A7A', '#BFE0EC'],
  ['#7A5A2E', '#F5E3BE'],
] as const;

/** A company's mark: its initials under or in a sign; the seed is its name in words: 'barq-mobile-phones'. */
export function drawLogo(seed: string): string {
  const random = seededRandom(`logo ${seed}`);
  const [ground, sign] = random.pick(COLOURS);
  const initials = seed
    .split('-')
    .filter((part) => /^[a-z]/.test(part) && !['al', 'and', 'of', 'the'].includes(part))
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
  const inverted = random.chance(0.4);
  const [back, fore] = inverted ? ['#FBF9F4', ground] : [ground, sign];
  const mark = SIGNS[random.below(SIGNS.length)]?.(fore) ?? '';
  const text = el(
    'text',
    {
      x: 120,
      y: 196,
      'text-anchor': 'middle',
      'font-size': 54,
      'font-weight': 700,
      'letter-spacing': 4,
      'font-family': FONT,
      fill: inverted ? ground : '#FFFFFF',
    },
    escaped(initials),
  );
  return picture(240, 240, `Logo: ${seed.replaceAll('-', ' ')}`, rect(0, 0, 240, 240, back) + mark + text);
}

const SIGNS: readonly ((colour: string) => string)[] = [
  (colour) =>
    path('M120 36L164 62V112L120 138L76 112V62Z', colour) +
    path('M120 62L142 75V100L120 112L98 100V75Z', '#00000022'),
  (colour) =>
    line(
      'M72 120C84 60 156 60 168 120M92 124C100 84 140 84 148 124M112 128C114 108 126 108 128 128',
      colour,
      9,
    ),
  (colour) => ellipse(120, 88, 48, 48, colour) + ellipse(138, 78, 40, 40, '#00000026'),
  (colour) => star(colour),
  (colour) =>
    path('M120 38C150 66 160 92 120 138C80 92 90 66 120 38Z', colour) + line('M120 66V136', '#00000033', 5),
  (colour) => path('M64 128L100 58L120 96L136 70L176 128Z', colour),
  (colour) =>
    line('M70 118H170M84 118V86C84 42 156 42 156 86V118M104 118V92C104 70 136 70 136 92V118', colour, 9),
  (colour) => path('M72 60H126L168 88L126 116H72L96 88Z', colour),
];

/** Two squares turned against each other: the eight-pointed star of the region. */
function star(colour: string): string {
  const square = rect(84, 52, 72, 72, colour);
  return square + group('rotate(45 120 88)', square) + ellipse(120, 88, 18, 18, '#00000022');
}
