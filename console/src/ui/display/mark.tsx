export type MarkedPart = { text: string; marked: boolean };

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Splits a text for highlighting of `match`, case-insensitive; blanks around it do not count. */
export function partsOf(text: string, match: string): MarkedPart[] {
  const wanted = match.trim();
  if (wanted === '') return [{ text, marked: false }];
  const parts = text.split(new RegExp(`(${escapePattern(wanted)})`, 'giu'));
  return parts.map((part, at) => ({ text: part, marked: at % 2 === 1 }));
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

/** Highlights every occurrence of `match` in the text. */
export function Mark({ text, match }: { text: string; match: string }) {
  return <MarkedParts parts={partsOf(text, match)} />;
}
