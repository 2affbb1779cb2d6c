import styles from './spinner.module.css';

/** A turning ring in the colour of the text around it; decoration, so what is busy must say so itself. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
