import { OFFER_CLOSED } from '@fahm/contracts/person/offer-closed.ts';
import { paths } from '../paths.ts';
import styles from './upgrade-link.module.css';

type Props = {
  /** Whether Pro can be bought here; null while that is not known, when its place is held. */
  isOpen: boolean | null;
  children: string;
};

/** The way to Pro, or why there is none. */
export function UpgradeLink({ isOpen, children }: Props) {
  if (isOpen === false) return <span className={styles.closed}>{OFFER_CLOSED}</span>;
  return (
    <a className={`button ${isOpen === null ? styles.held : ''}`} href={paths.pricing}>
      {children}
    </a>
  );
}
