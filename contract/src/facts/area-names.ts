import { westernDigits } from './characters.ts';
import { type City, cityFromText } from './emirates.ts';

/** An area of delivery as far as its names go. */
export type NamedArea = {
  readonly city: string;
  readonly name: string;
  readonly nameAr: string;
  readonly aliases: readonly string[];
};

/**
 * Normalises the name of an area for comparison: without case, blanks, hyphens, Arabic marks and a leading 'Al' or 'The',
 * so that 'AL-AIN', 'Alain' and 'Ain' are one, and العين, عين and 'الـعَيْن' another. Empty where no letter is left.
 */
export function areaKey(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+|ـ/gu, '')
    .replaceAll('ة', 'ه')
    .replace(/[ىی]/g, 'ي')
    .replace(/^(?:al|the|ال)(?=..)/u, '');
}

/** Every name that an area goes by, each once however it is written. */
export function areaKeys({ name, nameAr, aliases }: Omit<NamedArea, 'city'>): string[] {
  return [...new Set([name, nameAr, ...aliases].map(areaKey))].filter((key) => key !== '');
}

/** What separates an area from the town or emirate that it is in: 'Al Jimi, Al Ain', 'Deira - Dubai'. */
const BETWEEN = /[,،;/|·]|\s\p{Pd}\s/u;
/** An emirate's name has so many words at most. */
const MOST_WORDS = 3;

/** The emirate that a text begins or ends with, and the rest of it: 'Nahda Sharjah' is 'Nahda' in Sharjah. */
function withoutCity(text: string): { city: City | undefined; rest: string } {
  const words = text.split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const last = cityFromText(words.slice(-count).join(' '));
    if (last) return { city: last, rest: words.slice(0, -count).join(' ') };
    const first = cityFromText(words.slice(0, count).join(' '));
    if (first) return { city: first, rest: words.slice(count).join(' ') };
  }
  return { city: undefined, rest: text };
}

/** A place as it is typed: the emirate that it names, if it does, and the keys that its area may have, the likeliest first. */
export type TypedPlace = { city: City | undefined; keys: string[] };

/**
 * Reads a place: 'Al Ain' is the keys ['ain']; 'Al Jimi, Al Ain' ['jimialain', 'jimi', 'ain']; 'Deira, Dubai' and
 * 'Dubai Deira' are ['deira'] in Dubai, behind what they are as a whole; 'Dubai' is in Dubai, without a key.
 */
export function readPlace(text: string): TypedPlace {
  const whole = text.trim();
  const city = cityFromText(whole);
  if (city) return { city, keys: [] };
  const parts = whole.split(BETWEEN).map((part) => part.trim());
  const named = parts.map((part) => cityFromText(part)).find((one) => one !== undefined);
  const areas = parts.length > 1 ? parts.filter((part) => !cityFromText(part)) : [];
  const inside = named ? undefined : withoutCity(whole);
  const keys = [whole, ...areas, ...(inside?.city ? [inside.rest] : [])].map(areaKey);
  return { city: named ?? inside?.city, keys: [...new Set(keys)].filter((key) => key !== '') };
}

export type FoundPlace<A extends NamedArea> = {
  /** The emirate: that of the area, or the one that the text names. */
  city: City | undefined;
  area: A | undefined;
  /** Where no area is certain: those that may be meant, the likeliest first. */
  near: A[];
};

/** How many areas are offered at most. */
const MOST_NEAR = 8;

type Known<A> = { area: A; keys: readonly string[] };

function exactly<A>(known: readonly Known<A>[], keys: readonly string[]): A[] {
  for (const key of keys) {
    const found = known.filter((one) => one.keys.includes(key));
    if (found.length > 0) return found.map(({ area }) => area);
  }
  return [];
}

/** How many letters have to be put in, left out, changed or swapped with the next to make one text of another. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[at - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return last[other.length]!;
}

/** Match rank of a name: it begins with what is typed, contains it, is contained in it, or is misspelt; undefined: no match. */
function rankOf(name: string, typed: string): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (typed.length > 1 && name.includes(typed)) return 1;
  if (name.length > 3 && typed.includes(name)) return 2;
  const most = Math.floor(Math.max(name.length, typed.length) / 4);
  // So many letters have to be put in at least.
  if (Math.abs(name.length - typed.length) > most) return undefined;
  const wrong = distance(name, typed);
  return wrong <= most ? 2 + wrong : undefined;
}

function nearest<A>(known: readonly Known<A>[], keys: readonly string[]): A[] {
  const ranked = known.flatMap(({ area, keys: names }) => {
    const ranks = names.flatMap((name) => keys.map((key) => rankOf(name, key)));
    const best = Math.min(...ranks.map((rank) => rank ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(best) ? [{ area, best }] : [];
  });
  return ranked.sort((one, other) => one.best - other.best).map(({ area }) => area);
}

function inCity<A extends NamedArea>(areas: readonly A[], city: string | undefined): Known<A>[] {
  const wanted = city === undefined ? areas : areas.filter((area) => area.city === city);
  return wanted.map((area) => ({ area, keys: areaKeys(area) }));
}

/**
 * Finds the area that somebody types, by any of its names: in an emirate where one is given or typed along, else in all
 * of them, where a name that two emirates have leaves both to choose from. 'Al Ain' alone is Al Ain in Abu Dhabi; in
 * Dubai it is no area, and the one in Abu Dhabi is offered.
 */
export function findArea<A extends NamedArea>(
  areas: readonly A[],
  { city: given, text }: { city?: string | undefined; text: string },
): FoundPlace<A> {
  const typed = readPlace(text);
  const city = given === undefined ? typed.city : cityFromText(given);
  if (typed.keys.length === 0) return { city, area: undefined, near: [] };
  const here = inCity(areas, city);
  const [area, ...others] = exactly(here, typed.keys);
  if (area && others.length === 0) return { city: cityFromText(area.city), area, near: [] };
  if (area) return { city, area: undefined, near: [area, ...others] };
  const elsewhere = city === undefined ? [] : exactly(inCity(areas, undefined), typed.keys);
  const near = [...elsewhere, ...nearest(here, typed.keys)];
  return { city, area: undefined, near: near.slice(0, MOST_NEAR) };
}
