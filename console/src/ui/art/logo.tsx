import styles from './logo.module.css';

/** The mark: a parcel whose tape is a T, its stem the route to where the parcel goes. The name stands beside it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="no-shrink">
      <rect className={styles.logoParcel} width="32" height="32" rx="8" />
      <path className={styles.logoLid} d="M0 10.25V8a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v2.25Z" />
      <path className={styles.logoRoute} d="M8 10.25h16M14.5 10.25v6.5a5.5 5.5 0 0 0 4.25 5.36" />
      <circle className={styles.logoEnd} cx="22.75" cy="22.5" r="2.75" />
    </svg>
  );
}
