import { type City, cityLabel } from '@tawseel/contract/facts/emirates';
import { type Background, PEOPLE, type People, RESIDENTS } from './data/names.ts';
import { type Dress, type Look, PORTRAITS } from './data/pictures.ts';
import { AREAS, BUILDINGS, HIGH_RISE_AREAS, VILLA_AREAS, WORK_ONLY } from './data/places.ts';
import { digits } from './identity.ts';
import type { Random } from './random.ts';

/** `seed` is of the person's papers; `image` is empty where no portrait has their look. */
export type Person = { first: string; last: string; name: string; seed: string; image: string };
export type Address = { city: City; area: string; street: string; houseNo: string };

const NETWORKS = ['50', '52', '54', '55', '56', '58'] as const;
const NUMBERS = 900;

/** Random person by weighted choice; `dress` is what the work asks for, else it is their own choice. */
export function makePerson(
  random: Random,
  from: readonly (readonly [Background, number])[] = RESIDENTS,
  { womenShare = 0.4, dress }: { womenShare?: number; dress?: Dress } = {},
): Person {
  const people: People = PEOPLE[random.weighted(from)];
  const woman = random.chance(womenShare);
  const first = random.pick(woman ? people.women : people.men);
  const last = random.pick(people.surnames);
  const name = `${first} ${last}`;
  const look: Look = `${people.origin}${woman ? 'w' : 'm'}${wornBy(random, people, woman, dress)}`;
  const number = random.below(NUMBERS);
  const seed = `${look}-${name.toLowerCase().replace(/[^a-z]+/g, '-')}-${number}`;
  return { first, last, name, seed, image: portraitOf(look, number) };
}

function portraitOf(look: Look, number: number): string {
  const portraits = PORTRAITS[look];
  return portraits ? `/pictures/avatar/${look}-${(number % portraits) + 1}.svg` : '';
}

/** Headwear precedence: a headscarf or a turban goes before a cap. */
function wornBy(random: Random, people: People, woman: boolean, dress: Dress | undefined): Dress {
  const [own, share] = (woman ? people.dress.women : people.dress.men) ?? (['n', 0] as const);
  const chosen: Dress = random.chance(share) ? own : 'n';
  return chosen === 'n' || chosen === 'g' ? (dress ?? chosen) : chosen;
}

/** Mobile number with random digits: '+971 50 412 7730'. */
export function mobileNumber(random: Random): string {
  const number = digits(random.next, 7);
  return `+971 ${random.pick(NETWORKS)} ${number.slice(0, 3)} ${number.slice(3)}`;
}

/** Returns an email in the reserved TLD .example (RFC 2606), which cannot be delivered; unique among `taken`. */
export function emailOf(name: string, domain: string, taken: Set<string>): string {
  const local = name
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');
  let email = `${local}@${domain}`;
  for (let number = 2; taken.has(email); number += 1) email = `${local}${number}@${domain}`;
  taken.add(email);
  return email;
}

/** An address in a city, or in one area of it. The first areas of a city are the busiest. */
export function makeAddress(random: Random, city: City, use: 'home' | 'business', inArea?: string): Address {
  const areas = AREAS[city].filter(([area]) => use === 'business' || !WORK_ONLY.test(area));
  const known = areas.find(([area]) => area === inArea);
  const [area, ...roads] =
    known ?? areas[Math.floor(random.next() ** 1.7 * areas.length)] ?? random.pick(areas);
  const road = roads.length > 0 && random.chance(0.7) ? random.pick(roads) : numberedStreet(random);
  const houseNo = use === 'home' ? homeNumber(random, area) : businessNumber(random, area);
  return { city, area, street: `${road}, ${area}`, houseNo };
}

/** An address in one line: 'Villa 14, Al Wasl Road, Jumeirah, Dubai'. */
export function addressLine({ houseNo, street, city }: Omit<Address, 'area'>): string {
  return [houseNo, street, cityLabel(city)].filter(Boolean).join(', ');
}

function numberedStreet(random: Random): string {
  return `Street ${random.between(2, 48)}${random.pick(['', '', 'A', 'B', 'C'])}`;
}

function homeNumber(random: Random, area: string): string {
  const villas = VILLA_AREAS.has(area) ? 0.8 : HIGH_RISE_AREAS.has(area) ? 0 : 0.15;
  if (random.chance(villas)) return `Villa ${random.between(1, 180)}`;
  return `Flat ${roomNumber(random, area)}, ${random.pick(BUILDINGS)}`;
}

function businessNumber(random: Random, area: string): string {
  if (area.includes('Industrial')) return `Warehouse ${random.between(1, 60)}`;
  if (random.chance(HIGH_RISE_AREAS.has(area) ? 0.4 : 0.75)) return `Shop ${random.between(1, 40)}`;
  return `Office ${roomNumber(random, area)}, ${random.pick(BUILDINGS)}`;
}

/** The floor and the door: 1204 is the fourth door on the twelfth. */
function roomNumber(random: Random, area: string): string {
  const floor = random.between(1, HIGH_RISE_AREAS.has(area) ? 38 : 7);
  return `${floor}${String(random.between(1, 12)).padStart(2, '0')}`;
}
