/** Words that the next word of a name is written apart from or joined to: عبد الله and عبدالله, Al-Mansouri and AlMansouri. */
const PARTICLE = /^(?:abdul|abdel|abd|abu|umm|um|ibn|bin|al|el|عبد|ابو|ابي|ابن|بن|ام|ال)/;
/** Shortest word that is taken for one of its own behind a particle: 'ali' is one word. */
const SHORTEST = 3;
const BETWEEN_LETTERS = /(?<=\p{L})([\s-]+)(?=\p{L})/u;
/** Forms of one search; the databases look up each of them. */
const MOST_FORMS = 9;

type Piece = {
  text: string;
  /** Typed spaces and hyphens before the next piece. */
  gap: string;
  isParticle: boolean;
};

const isParticle = (text: string) => PARTICLE.exec(text)?.[0] === text;

/** Splits a folded name into its words, and particles from what they are joined to: 'almansouri' is 'al' and 'mansouri'. */
export function namePieces(folded: string): Piece[] {
  const parts = folded.split(BETWEEN_LETTERS);
  return parts.flatMap((word, at) => {
    if (at % 2 === 1) return [];
    const pieces: Piece[] = [];
    let rest = word;
    for (;;) {
      const particle = PARTICLE.exec(rest)?.[0] ?? '';
      if (particle === '' || rest.length - particle.length < SHORTEST) break;
      pieces.push({ text: particle, gap: '', isParticle: true });
      rest = rest.slice(particle.length);
    }
    return [...pieces, { text: rest, gap: parts[at + 1] ?? '', isParticle: isParticle(rest) }];
  });
}

/** Returns the gaps that may stand between a piece of a name and the next one, the typed one first. */
function gapsBehind({ text, gap, isParticle }: Piece, next: Piece | undefined): string[] {
  if (!isParticle || !next || next.text.length < SHORTEST) return [gap];
  return [...new Set([gap, ' ', '', ...(/[a-z]/.test(text) ? ['-'] : [])])];
}

/**
 * Returns the spellings of a folded search that differ in spaces and hyphens behind particles, itself first: 'al-mansouri'
 * is also 'al mansouri' and 'almansouri'. In a long name they are changed all in the same way.
 */
export function nameSpellings(folded: string): string[] {
  if (/\p{N}/u.test(folded)) return [folded];
  const pieces = namePieces(folded).map((piece, at, all) => ({
    ...piece,
    gaps: gapsBehind(piece, all[at + 1]),
  }));
  const count = pieces.reduce((product, { gaps }) => product * gaps.length, 1);
  if (count <= MOST_FORMS)
    return pieces.reduce(
      (forms, { text, gaps }) => forms.flatMap((form) => gaps.map((gap) => form + text + gap)),
      [''],
    );
  const alike = ['', ' ', '-'].map((gap) =>
    pieces.map(({ text, gaps }) => text + (gaps.includes(gap) ? gap : gaps[0])).join(''),
  );
  return [...new Set([folded, ...alike])];
}
