import styles from './mark.module.css';

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The text with every place where `match` stands in it marked, whatever the case; blanks around it do not count. */
export function Mark({ text, match }: { text: string; match: string }) {
  const wanted = match.trim();
  if (wanted === '') return text;
  const parts = text.split(new RegExp(`(${escapePattern(wanted)})`, 'giu'));
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name than their place.
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
