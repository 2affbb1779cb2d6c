import {
  cap,
  curls,
  ghutra,
  headscarf,
  mansHair,
  roundCap,
  turban,
  type Worn,
  womansHair,
} from './headwear.ts';
import {
  BACKDROPS,
  CLOTHES,
  GREY_HAIR,
  HAIRS,
  SCARVES,
  SKINS,
  type Skin,
  TURBANS,
  UNIFORM,
} from './palettes.ts';
import { type Portrait, portraitOf } from './portrait.ts';
import { type Random, seededRandom } from './random.ts';
import { el, ellipse, group, line, path, picture, rect } from './svg.ts';

export const PORTRAIT_SIZE = 240;

/** Avatar for any seed; one that says nothing of the person gives somebody by chance. */
export function drawAvatar(seed: string): string {
  const person = personOf(seed);
  return picture(PORTRAIT_SIZE, PORTRAIT_SIZE, person.name || 'Portrait', portraitParts(seed, true));
}

function personOf(seed: string): Portrait {
  const random = seededRandom(`person ${seed}`);
  return (
    portraitOf(seed) ?? {
      origin: random.pick(['e', 'a', 's', 'f', 'w', 'k'] as const),
      woman: random.chance(0.5),
      dress: 'n',
      name: '',
    }
  );
}

/** The face without a frame; not `coloured` is the photograph on a document: plain ground, no company cap. */
export function portraitParts(seed: string, coloured: boolean): string {
  const known = personOf(seed);
  const person: Portrait = !coloured && known.dress === 'c' ? { ...known, dress: 'u' } : known;
  const random = seededRandom(`portrait ${seed}`);
  const skin = random.pick(SKINS[person.origin]);
  const aged = random.chance(0.08);
  const hair = aged ? GREY_HAIR : random.pick(HAIRS[person.origin]);
  const backdrop = coloured ? random.pick(BACKDROPS) : '#EEF1F2';
  const worn = wornBy(person, seededRandom(`worn ${seed}`), hair);
  const beard = person.woman ? '' : beardOf(person, random, hair);
  const figure = [
    worn.back,
    shoulders(person, random, skin),
    head(skin, person.woman),
    beard,
    features(person, random, skin, hair),
    worn.front,
    random.chance(0.2) ? glasses(random) : '',
  ].join('');
  return (
    rect(0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE, backdrop) + group('translate(-21.6 -16) scale(1.18)', figure)
  );
}

function wornBy(person: Portrait, random: Random, hair: string): Worn {
  const style = random.below(5);
  if (person.dress === 'g') return random.chance(0.75) ? ghutra(random.chance(0.2)) : roundCap();
  if (person.dress === 'h') return headscarf(random.pick(SCARVES), '#00000033');
  if (person.dress === 't') return turban(random.pick(TURBANS), '#00000033');
  const bare =
    person.origin === 'k'
      ? curls(person.woman, hair)
      : person.woman
        ? womansHair(style, hair)
        : mansHair(style === 4 && random.chance(0.5) ? 0 : style, hair);
  if (person.dress !== 'c') return bare;
  const under = person.woman ? bare : mansHair(4, hair);
  const worn = cap(UNIFORM.cloth, UNIFORM.dark, UNIFORM.trim);
  return { back: under.back, front: (person.woman ? '' : under.front) + worn.front };
}

const TORSO = 'M22 240C24 200 52 180 92 172L148 172C188 180 216 200 218 240Z';

function shoulders(person: Portrait, random: Random, skin: Skin): string {
  const neck = path('M100 138L140 138L142 176C134 190 106 190 98 176Z', skin.shade);
  if (person.dress === 'u' || person.dress === 'c') {
    const collar = path('M92 172L120 198L98 206L84 180ZM148 172L120 198L142 206L156 180Z', UNIFORM.dark);
    const piping = line('M40 206C48 196 60 190 72 186M200 206C192 196 180 190 168 186', UNIFORM.trim, 4);
    return path(TORSO, UNIFORM.cloth) + neck + collar + piping + rect(150, 212, 30, 8, '#FFFFFF', 2);
  }
  if (person.origin === 'e' && !person.woman) {
    const robe = path(TORSO, '#F8F6F0') + neck;
    const tassel = line('M120 184V222', '#CFC9BB', 3) + ellipse(120, 226, 3, 7, '#CFC9BB');
    return robe + line('M98 174C104 188 136 188 142 174', '#CFC9BB', 3) + tassel;
  }
  if (person.dress === 'h')
    return path(TORSO, random.pick(['#2A2930', '#3A3540', '#4A4038', '#37434D'])) + neck;
  return path(TORSO, random.pick(CLOTHES)) + neck + neckline(person, random, skin);
}

function neckline(person: Portrait, random: Random, skin: Skin): string {
  const style = random.below(3);
  if (person.woman) {
    const open = style === 0 ? 'M92 172C98 206 142 206 148 172Z' : 'M94 172L120 212L146 172Z';
    const chain = style === 2 ? line('M98 176C104 200 136 200 142 176', '#D9B25F', 2) : '';
    return path(open, skin.shade) + chain;
  }
  if (style === 0) return path('M96 172C100 192 140 192 144 172L148 174C144 202 96 202 92 174Z', '#00000026');
  const collar = path('M94 170L120 200L96 210L82 178ZM146 170L120 200L144 210L158 178Z', '#FFFFFF');
  if (style === 1) return collar;
  return collar + path('M114 198L126 198L129 206L125 212L132 240L108 240L115 212L111 206Z', '#2C3440');
}

function head(skin: Skin, woman: boolean): string {
  const face = woman
    ? 'M80 100C80 66 98 52 120 52C142 52 160 66 160 100C160 132 140 156 120 156C100 156 80 132 80 100Z'
    : 'M79 98C79 64 98 50 120 50C142 50 161 64 161 98C161 126 154 144 142 152C134 158 106 158 98 152C86 144 79 126 79 98Z';
  return ellipse(79, 106, 8, 12, skin.shade) + ellipse(161, 106, 8, 12, skin.shade) + path(face, skin.face);
}

function beardOf(person: Portrait, random: Random, hair: string): string {
  if (person.dress === 't') {
    const full =
      'M79 104C80 150 96 174 120 174C144 174 160 150 161 104C158 120 150 126 140 127C128 122 112 122 100 127C90 126 82 120 79 104Z';
    return path(full, hair);
  }
  const likely = { e: 0.85, a: 0.6, s: 0.5, f: 0.12, w: 0.35, k: 0.3 }[person.origin];
  if (!random.chance(likely)) return '';
  const style = random.below(3);
  const short =
    'M80 104C81 136 92 157 120 158C148 157 159 136 160 104C156 122 150 130 141 130C130 124 110 124 99 130C90 130 84 122 80 104Z';
  const goatee = 'M102 130C108 124 132 124 138 130C140 148 134 158 120 158C106 158 100 148 102 130Z';
  if (style === 0) return path(short, hair, { opacity: 0.9 });
  if (style === 1) return path(goatee, hair, { opacity: 0.9 });
  return path('M101 130C106 121 134 121 139 130C130 127 110 127 101 130Z', hair);
}

function features(person: Portrait, random: Random, skin: Skin, hair: string): string {
  const brow = hair === GREY_HAIR ? '#7D7771' : hair;
  const lift = random.below(3);
  const brows = line(
    `M93 ${92 - lift}C98 ${87 - lift} 105 ${87 - lift} 110 ${91 - lift}M130 ${91 - lift}C135 ${87 - lift} 142 ${87 - lift} 147 ${92 - lift}`,
    brow,
    person.woman ? 3 : 4.5,
  );
  const iris = person.origin === 'w' ? random.pick(['#3E5C76', '#4A6B52', '#33261F']) : '#241C18';
  const eyes = ellipse(102, 103, 4.5, 5, iris) + ellipse(138, 103, 4.5, 5, iris);
  const glints = ellipse(103.5, 101, 1.4, 1.4, '#FFFFFF') + ellipse(139.5, 101, 1.4, 1.4, '#FFFFFF');
  const lashes = person.woman
    ? line('M94 100C97 96 106 95 110 100M130 100C134 95 143 96 146 100', '#241C18', 2.5)
    : '';
  const nose = line('M120 106C117 114 115 118 120 120', skin.shade, 3);
  const smile = random.below(3);
  const lips = person.woman ? '#B5504C' : skin.lips;
  const mouth =
    smile === 0
      ? path('M106 132C112 136 128 136 134 132C130 144 110 144 106 132Z', '#FFFFFF', {
          stroke: lips,
          'stroke-width': 2.5,
          'stroke-linejoin': 'round',
        })
      : line(
          smile === 1 ? 'M107 133C114 140 126 140 133 133' : 'M109 135C116 138 124 138 131 135',
          lips,
          3.5,
        );
  const cheeks = el(
    'g',
    { opacity: 0.25 },
    ellipse(93, 122, 8, 5, '#D9735C') + ellipse(147, 122, 8, 5, '#D9735C'),
  );
  return brows + eyes + glints + lashes + nose + cheeks + mouth;
}

function glasses(random: Random): string {
  const frame = random.pick(['#2B2A28', '#6B4A32', '#44546A']);
  const lens = (x: number) =>
    el('rect', {
      x,
      y: 92,
      width: 30,
      height: 23,
      rx: random.chance(0.5) ? 11 : 6,
      fill: '#FFFFFF22',
      stroke: frame,
      'stroke-width': 3,
    });
  return lens(87) + lens(123) + line('M117 101C119 99 121 99 123 101M87 100L80 98M153 100L160 98', frame, 3);
}
