import { BACKDROPS } from './palettes.ts';
import { type Random, seededRandom } from './random.ts';
import { bars, el, ellipse, group, line, path, picture, rect, words } from './svg.ts';

export const PARCEL_KINDS = [
  'box',
  'tall',
  'flat',
  'stack',
  'cold',
  'gift',
  'envelope',
  'mailer',
  'tube',
  'bag',
] as const;
export type ParcelKind = (typeof PARCEL_KINDS)[number];

type Card = { top: string; left: string; right: string; tape: string };

const CARDS: readonly Card[] = [
  { top: '#DDB483', left: '#C99A63', right: '#B48650', tape: '#EBD3AE' },
  { top: '#D3A878', left: '#BD8E5C', right: '#A77A49', tape: '#F0DDBD' },
  { top: '#E3C196', left: '#D1AA78', right: '#BD9563', tape: '#B98F5B' },
];
const WHITE_CARD: Card = { top: '#FBFAF7', left: '#EBE8E1', right: '#DAD6CC', tape: '#11706D' };
const COLD_CARD: Card = { top: '#E4F0F5', left: '#C9DFE9', right: '#AFCBD8', tape: '#3D88A8' };
const GIFTS: readonly Card[] = [
  { top: '#C86A5C', left: '#B55549', right: '#9F463C', tape: '#F4DFB4' },
  { top: '#3F7F79', left: '#2F6B66', right: '#245853', tape: '#F2C879' },
  { top: '#7E6390', left: '#6A5080', right: '#58416B', tape: '#F0D9E0' },
];
const BRAND = '#11706D';

/** Illustration of a parcel on a table; the seed's first word is its kind: 'box-14'. */
export function drawParcel(seed: string): string {
  const random = seededRandom(`parcel ${seed}`);
  const named = PARCEL_KINDS.find((kind) => seed.startsWith(`${kind}-`));
  const kind = named ?? random.pick(PARCEL_KINDS);
  const wall = random.pick(BACKDROPS);
  const table = random.pick(['#CDB08E', '#B9A18A', '#D8C7AE', '#A9A39A']);
  const scene =
    rect(0, 0, 480, 360, wall) +
    rect(0, 236, 480, 124, table) +
    el('rect', { x: 0, y: 236, width: 480, height: 5, fill: '#000000', opacity: 0.08 });
  return picture(480, 360, `Parcel: ${kind}`, scene + shapes[kind](random));
}

const shapes: Readonly<Record<ParcelKind, (random: Random) => string>> = {
  box: (random) => closedBox(random, 240, 318, 150, 130, 120),
  tall: (random) => closedBox(random, 240, 322, 110, 105, 190),
  flat: (random) => closedBox(random, 240, 332, 178, 150, 46),
  stack: (random) =>
    closedBox(random, 240, 324, 150, 140, 84) + closedBox(random, 246, 226, 112, 104, 74, { shadow: false }),
  cold,
  gift,
  envelope,
  mailer,
  tube,
  bag,
};

const COS = 0.866;
const SIN = 0.5;

type Look = { card?: Card; shadow?: boolean; tape?: boolean; label?: boolean; marks?: boolean };

/** A box seen over its near corner, which stands at (x, y); right and left are the lengths of its sides. */
function closedBox(
  random: Random,
  x: number,
  y: number,
  right: number,
  left: number,
  height: number,
  look: Look = {},
): string {
  const card = look.card ?? (random.chance(0.15) ? WHITE_CARD : random.pick(CARDS));
  const [rx, ry] = [right * COS, right * SIN];
  const [lx, ly] = [left * COS, left * SIN];
  const top = y - height;
  const shadow =
    look.shadow === false
      ? ''
      : path(
          `M${x - lx - 10} ${y - ly + 8}L${x + 4} ${y + 12}L${x + rx + 30} ${y - ry + 14}L${x + rx} ${y - ry - 2}Z`,
          '#000000',
          {
            opacity: 0.16,
          },
        );
  const faces =
    path(`M${x} ${y}L${x - lx} ${y - ly}V${top - ly}L${x} ${top}Z`, card.left) +
    path(`M${x} ${y}L${x + rx} ${y - ry}V${top - ry}L${x} ${top}Z`, card.right) +
    path(
      `M${x} ${top}L${x - lx} ${top - ly}L${x + rx - lx} ${top - ry - ly}L${x + rx} ${top - ry}Z`,
      card.top,
    );
  const onRight = (content: string) => group(`matrix(${COS} ${-SIN} 0 1 ${x} ${top})`, content);
  const onLeft = (content: string) => group(`matrix(${COS} ${SIN} 0 1 ${x - lx} ${top - ly})`, content);
  const onTop = (content: string) => group(`matrix(${COS} ${-SIN} ${-COS} ${-SIN} ${x} ${top})`, content);
  const band = 22;
  const tape =
    look.tape === false
      ? ''
      : onTop(rect(right / 2 - band / 2, 0, band, left, card.tape)) +
        onRight(rect(right / 2 - band / 2, 0, band, Math.min(30, height * 0.35), card.tape));
  const label =
    look.label === false || height < 40
      ? ''
      : onLeft(
          group(
            `translate(${left * 0.14} ${height * 0.16}) scale(${Math.min(left / 150, height / 100)})`,
            shippingLabel(random),
          ),
        );
  const marks =
    height > 100 && look.marks !== false
      ? onRight(group(`translate(${right - 58} ${height - 46})`, handlingMarks(random)))
      : '';
  const flatLabel =
    height >= 40 && height < 60
      ? onTop(group(`translate(${right * 0.08} ${left * 0.94}) scale(0.5 -0.5)`, shippingLabel(random)))
      : '';
  return shadow + faces + tape + (flatLabel || label) + marks;
}

/** The carrier's label, 110 wide and 74 high. */
function shippingLabel(random: Random): string {
  const grey = '#9B968E';
  return (
    rect(0, 0, 110, 74, '#FDFCF9', 3) +
    rect(0, 0, 110, 16, BRAND, 3) +
    words(7, 12, 10, 'TAWSEEL', { fill: '#FFFFFF', 'font-weight': 700, 'letter-spacing': 1 }) +
    line(
      `M8 26H${58 + random.below(30)}M8 33H${48 + random.below(30)}M8 40H${40 + random.below(20)}`,
      grey,
      2.5,
    ) +
    rect(86, 21, 18, 18, '#F2A93B', 2) +
    bars(8, 48, 94, 20, random.next)
  );
}

/** 'This way up', and a glass for what breaks. */
function handlingMarks(random: Random): string {
  const ink = '#5B4327';
  const up = line('M8 32V8M2 15L8 7L14 15M24 32V8M18 15L24 7L30 15M0 36H32', ink, 3, { opacity: 0.75 });
  const glass = line('M36 8H50L48 20C47 24 39 24 38 20ZM43 24V34M38 35H48', ink, 2.5, { opacity: 0.75 });
  return random.chance(0.6) ? up + glass : up;
}

function cold(random: Random): string {
  const flake = 'M0 -20V20M-17 -10L17 10M-17 10L17 -10M-5 -16L0 -11L5 -16M-5 16L0 11L5 16';
  const box = closedBox(random, 240, 318, 140, 140, 118, { card: COLD_CARD, marks: false });
  return box + group(`matrix(${COS} ${-SIN} 0 1 301 236) scale(1.2)`, line(flake, '#2F7C9C', 4));
}

function gift(random: Random): string {
  const card = random.pick(GIFTS);
  const box = closedBox(random, 240, 314, 130, 130, 96, { card, tape: false, label: false });
  const ribbon =
    group(`matrix(${COS} ${-SIN} 0 1 240 218)`, rect(54, 0, 22, 96, card.tape)) +
    group(`matrix(${COS} ${SIN} 0 1 127.4 153)`, rect(54, 0, 22, 96, card.tape)) +
    group(
      `matrix(${COS} ${-SIN} ${-COS} ${-SIN} 240 218)`,
      rect(54, 0, 22, 130, card.tape) + rect(0, 54, 130, 22, card.tape),
    );
  const bow =
    path(
      'M240 150C210 112 172 118 182 142C190 160 222 158 240 152C258 158 290 160 298 142C308 118 270 112 240 150Z',
      card.tape,
      {
        stroke: '#00000022',
        'stroke-width': 2,
      },
    ) + ellipse(240, 150, 13, 10, card.tape);
  const tag = group(
    'translate(286 190) rotate(14)',
    rect(0, 0, 52, 32, '#FDFCF9', 4) + line('M10 12H40M10 20H32', '#9B968E', 2.5),
  );
  return box + ribbon + bow + tag;
}

function envelope(random: Random): string {
  const [paper, flap] = random.pick([
    ['#F4EBDA', '#E4D7BE'],
    ['#FBFAF6', '#E8E4DB'],
    ['#DDB483', '#C99A63'],
  ] as const);
  const tilt = random.between(-6, 6);
  const sheet =
    el('rect', { x: -146, y: -90, width: 300, height: 196, rx: 6, fill: '#000000', opacity: 0.14 }) +
    rect(-150, -100, 300, 196, paper, 6) +
    path('M-150 -94C-150 -98 -147 -100 -144 -100H144C147 -100 150 -98 150 -94L8 4C3 8 -3 8 -8 4Z', flap) +
    group('translate(-132 10) scale(1.05)', shippingLabel(random)) +
    ellipse(0, 2, 15, 15, '#B5533C') +
    rect(44, 64, 88, 14, flap, 3);
  return group(`translate(240 216) rotate(${tilt})`, sheet);
}

function mailer(random: Random): string {
  const [film, edge] = random.pick([
    ['#EEF0F1', '#CBD2D6'],
    ['#3F4852', '#2E353D'],
    ['#4C8F8B', '#3B7673'],
    ['#E7C9B4', '#D1AC93'],
  ] as const);
  const soft =
    'M-140 -104C-60 -112 60 -98 142 -106C148 -40 138 40 146 106C60 114 -60 100 -144 108C-138 40 -148 -40 -140 -104Z';
  const body =
    path(soft, '#000000', { opacity: 0.14, transform: 'translate(6 12)' }) +
    path(soft, film) +
    path('M-140 -104C-60 -112 60 -98 142 -106L143 -74C60 -66 -60 -80 -141 -72Z', edge) +
    line('M-118 -44C-96 -20 -112 20 -96 60M112 -50C96 -10 118 30 100 84', edge, 3, { opacity: 0.7 }) +
    group('translate(-78 -44) scale(1.45)', shippingLabel(random));
  return group(`translate(240 214) rotate(${random.between(-5, 5)})`, body);
}

function tube(random: Random): string {
  const card = random.pick(CARDS);
  const body =
    el('rect', { x: -170, y: -22, width: 344, height: 74, rx: 37, fill: '#000000', opacity: 0.14 }) +
    rect(-170, -44, 340, 84, card.left, 20) +
    rect(-170, -44, 340, 26, card.top, 13) +
    rect(-176, -46, 34, 88, '#F6F2EA', 12) +
    ellipse(168, -2, 16, 42, card.right) +
    ellipse(168, -2, 9, 30, '#F6F2EA') +
    group('translate(-60 -26) scale(1 0.82)', shippingLabel(random)) +
    line('M78 -44V40M104 -44V40', card.tape, 6);
  return group(`translate(240 224) rotate(${random.between(-12, -4)})`, body);
}

function bag(random: Random): string {
  const [front, side] = random.pick([
    ['#F3EEE4', '#DED5C4'],
    ['#D9B98C', '#C39F6E'],
    ['#2F4B58', '#24404C'],
    ['#C9847A', '#B06C63'],
  ] as const);
  const handle =
    line('M196 132C196 76 262 76 262 132', side, 7) + line('M214 128C214 84 280 84 280 128', '#00000033', 4);
  const body =
    path('M150 324L336 324L366 300L330 318Z', '#000000', { opacity: 0.18 }) +
    path('M314 124L348 108L356 302L322 322Z', side) +
    path('M146 124H314L322 322H138Z', front) +
    path('M146 124L180 108H348L314 124Z', side);
  return (
    handle +
    body +
    group('translate(172 178) scale(1.05)', shippingLabel(random)) +
    line('M158 150H302', side, 2.5)
  );
}
