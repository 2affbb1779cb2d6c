/** Dots of a thermal printer of 203 dpi in a millimetre: each is 0.125 mm. */
const PER_MM = 8;

export function inMm(dots: number): string {
  return `${dots / PER_MM}mm`;
}

/** A drawing whose unit is the dot, as wide and as high as it says, so that no edge falls within one. */
export function drawing(kind: string, width: number, height: number, inside: string): string {
  return `<svg class="${kind}" width="${inMm(width)}" height="${inMm(height)}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${inside}</svg>`;
}

/** Lengths of runs of equal signs with where each begins: '1100' is [0, 2, '1'], [2, 2, '0']. */
export function runsOf(signs: string): { at: number; length: number; sign: string }[] {
  return [...signs.matchAll(/(.)\1*/gs)].map(({ 0: run, 1: sign = '', index: at }) => ({
    at,
    length: run.length,
    sign,
  }));
}
