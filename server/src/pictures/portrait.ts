/**
 * What a portrait's seed says of the person drawn. A seed is three letters, the name and a number: the letters are
 * where they are from (e Gulf, a other Arab, s South Asia, f the Philippines, w West, k Africa), m or w, and what
 * they wear (n own clothes, g ghutra, h headscarf, t turban, u uniform, c uniform with cap):
 * 'smc-rajesh-kumar-12' is Rajesh Kumar, a South Asian man in uniform and cap.
 */
export type Portrait = { origin: Origin; woman: boolean; dress: Dress; name: string };

const ORIGINS = ['e', 'a', 's', 'f', 'w', 'k'] as const;
const DRESSES = ['n', 'g', 'h', 't', 'u', 'c'] as const;
export type Origin = (typeof ORIGINS)[number];
export type Dress = (typeof DRESSES)[number];

const SHAPE = /^([easfwk])([mw])([nghtuc])-([a-z]+(?:-[a-z]+)*)-(\d+)$/;

export function portraitSeed(person: Portrait, number: number): string {
  const slug = person.name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${person.origin}${person.woman ? 'w' : 'm'}${person.dress}-${slug}-${number}`;
}

/** Parses a portrait's seed; undefined for another shape, for which somebody is drawn all the same. */
export function portraitOf(seed: string): Portrait | undefined {
  const [, origin, sex, dress, slug] = SHAPE.exec(seed) ?? [];
  if (slug === undefined) return undefined;
  const name = slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
  return { origin: origin as Origin, woman: sex === 'w', dress: dress as Dress, name };
}
