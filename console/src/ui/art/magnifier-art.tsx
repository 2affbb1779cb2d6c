import styles from './art.module.css';

/** A magnifier over a list in which nothing was found. */
export function MagnifierArt() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className={styles.small}>
      <ellipse className={styles.ghost} cx="60" cy="52" rx="54" ry="38" />
      <rect className={styles.face} x="24" y="18" width="56" height="62" rx="6" />
      <path className={styles.row} d="M34 32h22M34 45h30M34 58h16M34 70h24" />
      <circle className={styles.face} cx="74" cy="50" r="20" />
      <circle className={styles.lens} cx="74" cy="50" r="20" />
      <path className={styles.accent} d="M74 30a20 20 0 1 1 0 40 20 20 0 0 1 0-40Z" />
      <path className={styles.grip} d="m89 65 12 12" />
      <path className={styles.thinAccent} d="m64 45 10-4 10 4v11l-10 4-10-4ZM64 45l10 4 10-4M74 49v11" />
    </svg>
  );
}
