import styles from './home-page.module.css';

const TURNS = [0, 22.5, 45, 67.5];

/** A star of sixteen points: four squares, each turned a quarter of a right angle further. */
export function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="-100 -100 200 200" aria-hidden="true">
      {TURNS.map((turn) => (
        <rect key={turn} x="-62" y="-62" width="124" height="124" transform={`rotate(${turn})`} />
      ))}
      {TURNS.map((turn) => (
        <rect key={turn} x="-34" y="-34" width="68" height="68" transform={`rotate(${turn})`} />
      ))}
      <circle r="96" />
      <circle r="31" />
    </svg>
  );
}
