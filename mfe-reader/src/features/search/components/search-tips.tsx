import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { searchPath } from '../../../lib/search-path.ts';
import { messages } from '../messages.ts';
import styles from './search-page.module.css';

/** What stands where results will be. */
export function SearchTips() {
  return (
    <section className={styles.tips}>
      <p className={styles.scripting}>
        {messages.scripting} <Link href={paths.landing}>{messages.surahs}</Link>.
      </p>
      <h2 className={styles.tipsTitle}>{messages.tips}</h2>
      <ul className={styles.examples}>
        {messages.examples.map(({ query, means }) => (
          <li key={query}>
            <Link className={styles.example} href={searchPath(query)}>
              <bdi>{query}</bdi>
            </Link>
            <span className={styles.means}>{means}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
