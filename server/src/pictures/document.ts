import { PORTRAIT_SIZE, portraitParts } from './avatar.ts';
import { type Identity, identityOf } from './identity.ts';
import { portraitOf } from './portrait.ts';
import { seededRandom } from './random.ts';
import { bars, el, ellipse, group, line, path, picture, rect, words } from './svg.ts';

export const DOCUMENT_KINDS = ['emirates-id', 'driving-licence', 'residence-visa', 'labour-card'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

type Paper = {
  title: string;
  issuer: string;
  ground: string;
  accent: string;
  fields: (identity: Identity) => readonly (readonly [label: string, value: string])[];
};

const PAPERS: Readonly<Record<DocumentKind, Paper>> = {
  'emirates-id': {
    title: 'Identity Card',
    issuer: 'United Arab Emirates',
    ground: '#EFE9DC',
    accent: '#7A5A2E',
    fields: (identity) => [
      ['ID Number', identity.identityNumber],
      ['Date of Birth', dayText(identity.bornOn)],
    ],
  },
  'driving-licence': {
    title: 'Driving Licence',
    issuer: 'United Arab Emirates',
    ground: '#E2ECE8',
    accent: '#11706D',
    fields: (identity) => [
      ['Licence No.', identity.licenceNumber],
      ['Date of Birth', dayText(identity.bornOn)],
      ['Vehicles', 'Light vehicle, motorcycle'],
    ],
  },
  'residence-visa': {
    title: 'Residence',
    issuer: 'United Arab Emirates',
    ground: '#E9E6F1',
    accent: '#5A4A86',
    fields: (identity) => [
      ['Passport No.', identity.passportNumber],
      ['ID Number', identity.identityNumber],
      ['Profession', 'Logistics'],
    ],
  },
  'labour-card': {
    title: 'Work Permit',
    issuer: 'Employer: Tawseel Delivery Services',
    ground: '#F3E7DA',
    accent: '#A2552F',
    fields: (identity) => [
      ['Permit No.', identity.permitNumber],
      ['ID Number', identity.identityNumber],
    ],
  },
};

/** Specimen of an identity document: the face, name and numbers that their record has. */
export function drawDocument(kind: DocumentKind, seed: string): string {
  const paper = PAPERS[kind];
  const person = portraitOf(seed);
  const name = person?.name ?? 'Specimen Holder';
  const rows = [
    ['Name', name] as const,
    ...paper.fields(identityOf(seed)),
    ['Sex', person?.woman ? 'F' : 'M'] as const,
  ];
  const text = rows
    .map(([label, value], index) => row(190, 108 + index * 36, label, value, paper.accent))
    .join('');
  const random = seededRandom(`document ${kind} ${seed}`);
  const card = [
    rect(0, 0, 480, 304, '#D9D4CA'),
    rect(10, 10, 460, 284, paper.ground, 18),
    guilloche(paper.accent),
    heading(paper),
    photo(seed, paper.accent),
    text,
    bars(36, 262, 120, 18, random.next, '#3B3A38'),
    line('M404 262C412 240 420 284 428 262C434 246 440 276 448 258', paper.accent, 2.5, { opacity: 0.7 }),
    specimen(),
  ];
  return picture(480, 304, `${paper.title} of ${name}, specimen`, card.join(''));
}

function heading(paper: Paper): string {
  const flag =
    rect(36, 28, 46, 26, '#FFFFFF', 2) +
    rect(36, 28, 46, 9, '#1F7A46') +
    rect(36, 45, 46, 9, '#26231F') +
    rect(36, 28, 12, 26, '#C23B3B');
  return (
    flag +
    words(94, 38, 12, paper.issuer, { fill: '#5B5750' }) +
    words(94, 56, 18, paper.title, { fill: paper.accent, 'font-weight': 700 }) +
    line('M36 70H444', paper.accent, 2, { opacity: 0.5 })
  );
}

function photo(seed: string, accent: string): string {
  const scale = 130 / PORTRAIT_SIZE;
  const face = el(
    'svg',
    { x: 36, y: 88, width: 130, height: 160, viewBox: '24 0 192 236' },
    portraitParts(seed, false),
  );
  const ghost = group(
    `translate(384 190) scale(${scale * 0.45})`,
    el('g', { opacity: 0.28 }, portraitParts(seed, false)),
  );
  return (
    face +
    el('rect', {
      x: 36,
      y: 88,
      width: 130,
      height: 160,
      fill: 'none',
      stroke: accent,
      'stroke-width': 1.5,
      opacity: 0.6,
    }) +
    ghost
  );
}

function row(x: number, y: number, label: string, value: string, accent: string): string {
  const size = value.length > 24 ? 13 : 16;
  return (
    words(x, y, 10, label.toUpperCase(), { fill: accent, 'letter-spacing': 0.6 }) +
    words(x, y + 17, size, value, { 'font-weight': 600 })
  );
}

/** Guilloche of Bézier curves: fine wavy lines as on printed cards. */
function guilloche(accent: string): string {
  let d = '';
  for (let index = 0; index < 9; index += 1) {
    const y = 96 + index * 20;
    d += `M14 ${y}C90 ${y - 34} 150 ${y + 34} 240 ${y}C330 ${y - 34} 390 ${y + 34} 466 ${y}`;
  }
  return (
    line(d, accent, 0.8, { opacity: 0.22 }) +
    ellipse(420, 120, 30, 30, `${accent}22`) +
    path('M420 98L426 114L442 120L426 126L420 142L414 126L398 120L414 114Z', `${accent}44`)
  );
}

function specimen(): string {
  return words(0, 0, 58, 'SPECIMEN', {
    transform: 'translate(250 212) rotate(-18)',
    'text-anchor': 'middle',
    'font-weight': 700,
    'letter-spacing': 8,
    fill: '#B5332C',
    opacity: 0.2,
  });
}

function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}
