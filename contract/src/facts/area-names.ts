import { type City, cityFromText } from './emirates.ts';
import { foldText } from './fold-text.ts';

/** Names of an area of delivery. */
export type NamedArea = {
  readonly city: string;
  readonly name: string;
  readonly nameAr: string;
  readonly aliases: readonly string[];
};

/**
 * Normalises the name of an area for comparison: in one spelling (foldText), without spaces, hyphens and a leading 'Al'
 * or 'The', so that 'AL-AIN', 'Alain' and 'Ain' are equal, and so are العين, عين and 'الـعَيْن'. Returns '' if no
 * letter is left.
 */
export function areaKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^(?:al|the|ال)(?=..)/u, '');
}

/** Returns the normalised names of an area, without duplicates. */
export function areaKeys({ name, nameAr, aliases }: Omit<NamedArea, 'city'>): string[] {
  return [...new Set([name, nameAr, ...aliases].map(areaKey))].filter((key) => key !== '');
}

/** Separators between an area and its town or emirate: 'Al Jimi, Al Ain', 'Deira - Dubai'. */
const BETWEEN = /[,،;/|·]|\s\p{Pd}\s/u;
/** Maximum words in the name of an emirate. */
const MOST_WORDS = 3;

/** Splits off the emirate at the beginning or end of a text: 'Nahda Sharjah' is 'Nahda' in Sharjah. */
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

/** Typed place: the emirate if it is named, and the possible keys of the area, the likeliest first. */
export type TypedPlace = { city: City | undefined; keys: string[] };

/**
 * Parses a place: 'Al Ain' is the keys ['ain']; 'Al Jimi, Al Ain' ['jimialain', 'jimi', 'ain']; 'Deira, Dubai' and
 * 'Dubai Deira' give the key of the whole text, then 'deira', in Dubai; 'Dubai' is in Dubai, without a key.
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
  /** Emirate of the area, or the one named in the text. */
  city: City | undefined;
  area: A | undefined;
  /** Possible areas if none is certain, the likeliest first. */
  near: A[];
};

/** Maximum possible areas to offer. */
const MOST_NEAR = 8;

type KeyedArea<A> = { area: A; keys: readonly string[] };

function exactly<A>(known: readonly KeyedArea<A>[], keys: readonly string[]): A[] {
  for (const key of keys) {
    const found = known.filter((one) => one.keys.includes(key));
    if (found.length > 0) return found.map(({ area }) => area);
  }
  return [];
}

/** Returns the edit distance of two texts: the number of letters to insert, remove, replace or swap with the next. */
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

/**
 * Returns the rank of a name's match: it begins with the typed text, contains it, is contained in it, or is misspelt;
 * undefined if it does not match.
 */
function rankOf(name: string, typed: string): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (typed.length > 1 && name.includes(typed)) return 1;
  if (name.length > 3 && typed.includes(name)) return 2;
  const most = Math.floor(Math.max(name.length, typed.length) / 4);
  // At least this many letters must be inserted.
  if (Math.abs(name.length - typed.length) > most) return undefined;
  const wrong = distance(name, typed);
  return wrong <= most ? 2 + wrong : undefined;
}

function nearest<A>(known: readonly KeyedArea<A>[], keys: readonly string[]): A[] {
  const ranked = known.flatMap(({ area, keys: names }) => {
    const ranks = names.flatMap((name) => keys.map((key) => rankOf(name, key)));
    const best = Math.min(...ranks.map((rank) => rank ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(best) ? [{ area, best }] : [];
  });
  return ranked.sort((one, other) => one.best - other.best).map(({ area }) => area);
}

function inCity<A extends NamedArea>(areas: readonly A[], city: string | undefined): KeyedArea<A>[] {
  const wanted = city === undefined ? areas : areas.filter((area) => area.city === city);
  return wanted.map((area) => ({ area, keys: areaKeys(area) }));
}

/**
 * Finds the area for a typed text by any of its names: in the given or typed emirate, otherwise in all of them; if
 * two emirates have the name, both areas are offered. 'Al Ain' alone is Al Ain in Abu Dhabi; within Dubai there is no
 * such area, and the one in Abu Dhabi is offered.
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
