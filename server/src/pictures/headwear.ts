import { el, ellipse, line, path, rect } from './svg.ts';

/** SVG layers of what is worn on the head: `back` lies behind the shoulders and the face, `front` over the face. */
export type Worn = { back: string; front: string };

const WHITE = '#FBFAF6';
const FOLD = '#DEDACF';

/** A white ghutra held by a black agal. */
export function ghutra(checked: boolean): Worn {
  const cloth = checked ? '#F7F1EC' : WHITE;
  const fold = checked ? '#C8564B' : FOLD;
  const drape =
    'M120 36C72 36 66 84 66 118C64 158 54 186 44 212L196 212C186 186 176 158 174 118C174 84 168 36 120 36Z';
  const crown = 'M74 92C72 52 92 36 120 36C148 36 168 52 166 92C154 76 138 70 120 70C102 70 86 76 74 92Z';
  const sides =
    'M70 82C64 112 72 150 60 190L84 196C90 160 86 124 82 92ZM170 82C176 112 168 150 180 190L156 196C150 160 154 124 158 92Z';
  const agal =
    line('M77 68C90 53 106 49 120 49C134 49 150 53 163 68', '#1F1D1C', 6) +
    line('M75 77C89 61 105 57 120 57C135 57 151 61 165 77', '#1F1D1C', 6);
  const checks = checked
    ? line('M84 60C104 42 136 42 156 60M98 44L108 66M120 40V64M142 44L132 66', fold, 1.6, { opacity: 0.75 })
    : '';
  const folds = line('M70 130C68 156 64 176 58 194M170 130C172 156 176 176 182 194', fold, 2);
  return { back: path(drape, cloth), front: path(crown, cloth) + path(sides, cloth) + checks + folds + agal };
}

/** An embroidered cap, as worn at home and in Oman. */
export function roundCap(): Worn {
  const cap = 'M81 84C80 50 98 40 120 40C142 40 160 50 159 84C146 75 134 72 120 72C106 72 94 75 81 84Z';
  const stitches = line('M86 70C98 60 110 58 120 58C130 58 142 60 154 70', '#B98E4A', 2.5, {
    'stroke-dasharray': '1 6',
  });
  return { back: '', front: path(cap, '#F4EEE2') + stitches };
}

/** A headscarf that covers the hair and neck. */
export function headscarf(colour: string, shadow: string): Worn {
  const back =
    'M120 34C74 34 64 76 68 118C70 150 58 176 48 196C90 226 150 226 192 196C182 176 170 150 172 118C176 76 166 34 120 34Z';
  const rim =
    'M120 34C72 34 62 84 72 124C78 152 98 166 120 168C142 166 162 152 168 124C178 84 168 34 120 34ZM120 60C146 60 157 80 156 104C155 132 140 150 120 151C100 150 85 132 84 104C83 80 94 60 120 60Z';
  const throat =
    'M82 138C92 160 148 160 158 138C164 164 178 184 188 198C150 218 90 218 52 198C62 184 76 164 82 138Z';
  const folds =
    line('M78 150C96 176 134 184 170 168', shadow, 2.5) + line('M66 184C96 202 140 204 176 188', shadow, 2.5);
  return {
    back: path(back, colour),
    front:
      path(throat, colour) +
      folds +
      path(rim, colour, { 'fill-rule': 'evenodd' }) +
      line('M88 74C96 56 108 50 122 50', shadow, 2.5),
  };
}

export function turban(colour: string, shadow: string): Worn {
  const wrap = 'M74 90C64 46 92 28 120 28C148 28 176 46 166 90C152 80 136 62 120 58C104 62 88 80 74 90Z';
  const folds = line(
    'M75 78C88 52 108 44 120 42M165 78C152 52 132 44 120 42M80 62C92 42 108 36 120 35M160 62C148 42 132 36 120 35M120 35V57',
    shadow,
    2.5,
  );
  return { back: '', front: path(wrap, colour) + folds };
}

/** The company's cap: crown, peak, and a small parcel as its badge. */
export function cap(cloth: string, dark: string, trim: string): Worn {
  const crown = 'M77 82C74 48 96 36 120 36C144 36 166 48 163 82C150 74 136 71 120 71C104 71 90 74 77 82Z';
  const peak = 'M76 84C88 66 152 66 164 84C166 90 158 90 152 88C132 82 108 82 88 88C82 90 74 90 76 84Z';
  const badge =
    rect(111, 48, 18, 15, trim, 3) + rect(118, 48, 4, 15, '#FFFFFF') + ellipse(120, 37, 4, 2.5, dark);
  return { back: '', front: path(crown, cloth) + badge + path(peak, dark) };
}

/** Hair of a woman; a long cut lies behind the shoulders. */
export function womansHair(style: number, colour: string): Worn {
  const parted =
    'M78 112C70 58 96 40 122 41C150 40 171 60 162 112C160 92 152 78 134 68C120 82 94 84 85 92C81 98 79 104 78 112Z';
  const middle = 'M78 114C70 60 94 41 120 41C146 41 170 60 162 114C160 92 146 74 120 62C94 74 80 92 78 114Z';
  const fringe =
    'M78 112C70 58 94 41 120 41C146 41 170 58 162 112C159 98 157 90 154 86C132 92 108 92 86 86C83 90 81 98 78 112Z';
  const long =
    'M120 38C72 38 66 84 68 120C70 152 64 178 60 198L180 198C176 178 170 152 172 120C174 84 168 38 120 38Z';
  const bob =
    'M120 38C70 38 66 86 67 116C67 136 70 148 76 152L164 152C170 148 173 136 173 116C174 86 170 38 120 38Z';
  const wavy =
    'M120 36C66 36 62 84 66 108C56 126 66 140 60 156C56 174 66 186 76 186L164 186C174 186 184 174 180 156C174 140 184 126 174 108C178 84 174 36 120 36Z';
  if (style === 0) return { back: path(long, colour), front: path(parted, colour) };
  if (style === 1) return { back: path(bob, colour), front: path(fringe, colour) };
  if (style === 2) return { back: path(wavy, colour), front: path(middle, colour) };
  if (style === 3) return { back: ellipse(120, 34, 24, 20, colour), front: path(middle, colour) };
  const tail = 'M150 56C190 62 188 120 178 160C172 150 166 132 164 112Z';
  return { back: path(tail, colour), front: path(parted, colour) };
}

/** Hair of a man; the last style is nearly bald. */
export function mansHair(style: number, colour: string): Worn {
  const cuts = [
    'M79 104C70 58 96 42 122 42C152 42 170 62 161 104C158 92 156 84 152 78C136 76 110 80 96 70C88 78 82 88 79 104Z',
    'M80 102C74 66 92 48 120 48C148 48 166 66 160 102C158 90 154 80 148 76C130 70 110 70 92 76C86 80 82 90 80 102Z',
    'M79 104C68 60 88 34 126 38C160 36 172 66 161 104C159 92 155 84 148 80C128 86 104 82 92 74C86 82 81 92 79 104Z',
    'M79 100C66 84 74 60 88 56C92 42 112 38 122 44C136 36 154 44 156 56C170 62 172 86 161 100C159 90 156 82 150 78C142 82 134 76 128 79C118 82 108 74 100 80C90 76 82 88 79 100Z',
    'M80 106C76 92 78 80 84 74C82 86 81 96 80 106ZM160 106C164 92 162 80 156 74C158 86 159 96 160 106Z',
  ];
  return { back: '', front: path(cuts[style % cuts.length] ?? '', colour) };
}

/** Close-cropped or rounded tight curls. */
export function curls(round: boolean, colour: string): Worn {
  if (!round) {
    const crop = 'M80 96C76 64 94 50 120 50C146 50 164 64 160 96C156 82 148 74 120 72C92 74 84 82 80 96Z';
    return { back: '', front: path(crop, colour) };
  }
  const puffs = [
    [82, 74, 20],
    [96, 56, 21],
    [120, 48, 23],
    [144, 56, 21],
    [158, 74, 20],
    [76, 94, 15],
    [164, 94, 15],
  ] as const;
  const circles = puffs.map(([cx, cy, r]) => el('circle', { cx, cy, r, fill: colour })).join('');
  const brow = 'M80 98C82 80 98 72 120 72C142 72 158 80 160 98C164 60 140 50 120 50C100 50 76 60 80 98Z';
  return { back: circles, front: path(brow, colour) };
}
