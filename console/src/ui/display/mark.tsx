import { foundRanges } from '@tawseel/contract/facts/fold-text';

export type MarkedPart = { text: string; marked: boolean };

/** Splits a text for highlighting of `match` in any spelling; blanks around it do not count. */
export function partsOf(text: string, match: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { start, end } of foundRanges(text, match)) {
    parts.push(
      { text: text.slice(at, start), marked: false },
      { text: text.slice(start, end), marked: true },
    );
    at = end;
  }
  return [...parts, { text: text.slice(at), marked: false }];
}

export function MarkedParts({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, marked }, at) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name than their position.
      <mark key={at}>{text}</mark>
    ) : (
      text
    ),
  );
}

/** Highlights every occurrence of `match` in the text, which keeps its direction in a page from right to left. */
export function Mark({ text, match }: { text: string; match: string }) {
  return (
    <bdi>
      <MarkedParts parts={partsOf(text, match)} />
    </bdi>
  );
}
