import styles from './not-found-page.module.css';

/** A star of two squares: the second has its corner missing, for something is not where it should be. */
export function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="-100 -100 200 200" aria-hidden="true">
      <rect x="-60" y="-60" width="120" height="120" />
      <path d="M24 -60.9L0 -84.9L-84.9 0L0 84.9L84.9 0L60.9 -24" />
      <circle r="36" />
    </svg>
  );
}
