/** Classes of the receiver's part, from large to small letters. */
export const FITS = ['', 's1', 's2', 's3'] as const;
export type Fit = (typeof FITS)[number];

/** Font size and line height of a text in mm, and the number of lines after which the style cuts it. */
type Type = { font: number; line: number; most?: number };
type Written = 'name' | 'phones' | 'street' | 'door';

const NAME = { font: 4.5, line: 5, most: 2 };
const PHONES = { font: 4, line: 4.5, most: 2 };
const DOOR = { font: 3, line: 3.25, most: 2 };
/** The same as in the style sheet. */
const TYPES: Readonly<Record<Fit, Readonly<Record<Written, Type>>>> = {
  '': { name: NAME, phones: PHONES, street: { font: 3.5, line: 4 }, door: DOOR },
  s1: { name: NAME, phones: PHONES, street: { font: 2.75, line: 3.25 }, door: DOOR },
  s2: { name: NAME, phones: PHONES, street: { font: 2.25, line: 2.75 }, door: DOOR },
  s3: {
    name: { font: 3.25, line: 3.75, most: 2 },
    phones: { font: 3, line: 3.5, most: 2 },
    street: { font: 2.25, line: 2.75 },
    door: { font: 2.5, line: 3, most: 2 },
  },
};

/** Height for the receiver on the smallest paper in mm, without the heading, the area and the city. */
const ROOM_MM = 45.5 - 3 - 4 - 4;
/** Width of a line in mm, less some space at its end. */
const WIDTH_MM = 94.5 * 0.92;

/** Returns the estimated width of a character in ems, rather too wide because fonts differ. */
function widthOf(character: string): number {
  if (/\s/.test(character)) return 0.3;
  if (/[MWmw@%]/.test(character)) return 1;
  if (/[\p{Ll}.,:;'()-]/u.test(character)) return 0.58;
  return /[\p{Lu}\p{Nd}\p{Script=Arabic}]/u.test(character) ? 0.72 : 1.05;
}

function heightOf(text: string, { font, line, most = Number.POSITIVE_INFINITY }: Type): number {
  const ems = [...text].reduce((sum, character) => sum + widthOf(character), 0);
  return Math.min(Math.ceil((ems * font) / WIDTH_MM), most) * line;
}

/** Returns the largest letters in which the whole street fits, together with the receiver's other lines. */
export function fitOf(written: Readonly<Record<Written, string>>): Fit {
  const isRoom = (fit: Fit) => {
    const heights = Object.entries(TYPES[fit]).map(([name, type]) =>
      heightOf(written[name as Written], type),
    );
    return heights.reduce((sum, height) => sum + height) <= ROOM_MM;
  };
  return FITS.find(isRoom) ?? 's3';
}
