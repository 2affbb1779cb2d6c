import { show } from '../format.ts';

const MOST = 12;

export type NamedLine = { code?: string | undefined; name?: string | undefined };

export interface NamedLinesProps {
  lines: readonly NamedLine[];
  /** Text about the lines after the first twelve; without it all are shown. */
  more?: (others: number) => string;
}

/** Lines with code and name that a question is about, so that no one has to look them up to answer. */
export function NamedLines({ lines, more }: NamedLinesProps) {
  const shown = more ? lines.slice(0, MOST) : lines;
  return (
    <ul className="stack gap-half breaks above-half">
      {shown.map(({ code, name }) => (
        <li key={code}>
          <span translate="no" dir="ltr">
            {show(code)}
          </span>{' '}
          <bdi>{show(name)}</bdi>
        </li>
      ))}
      {lines.length > shown.length && <li>{more?.(lines.length - shown.length)}</li>}
    </ul>
  );
}
