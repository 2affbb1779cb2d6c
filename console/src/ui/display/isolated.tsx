import type { ReactNode } from 'react';

/** Bidirectional isolation: a phone or a negative amount keeps its order in a page that runs from right to left. */
export function isolated(value: ReactNode): ReactNode {
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
}

/** Returns a phone, number plate or amount that stays in one line within a longer text. */
export function unbroken(code = ''): string {
  return code.replaceAll(' ', '\u00a0');
}
