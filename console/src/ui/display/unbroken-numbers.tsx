import type { ReactNode } from 'react';

/** Numbers of runs, pickups and parcels: 'RUN-DXB-001-261127-004', 'TWS-2222-232W'. */
const NUMBER = /\b([A-Z]{3}(?:-[A-Z0-9]+){2,})/;

/** Keeps each number in a text on one line; a browser breaks them after any hyphen. */
export function unbrokenNumbers(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  return text.split(NUMBER).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name than their position.
      <span key={at} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
