import styles from './pieces.module.css';

/** A long number in groups of four; lines break only between them, and copying gives it without gaps. */
export function Grouped({ text }: { text: string }) {
  return (
    <span dir="ltr">
      {text.match(/.{1,4}/g)?.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one number have no other name than their position.
        <span key={at} className={styles.group}>
          {group}
        </span>
      ))}
    </span>
  );
}
