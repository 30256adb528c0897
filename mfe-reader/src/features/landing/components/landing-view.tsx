import type { TypedText } from '@fahm/mfe-kit/use-typed-text.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import textField from '@fahm/ui/fields/text-field.module.css';
import { paths } from '../../../lib/paths.ts';
import { searchPath } from '../../../lib/search-path.ts';
import {
  progressOf,
  type ReadingProgress,
} from '../../../lib/reading-progress/reading-progress.ts';
import { filterSurahs } from '../../../lib/filter-surahs.ts';
import { messages } from '../messages.ts';
import { ContinueCard } from './continue-card.tsx';
import styles from './landing.module.css';
import { SurahCard } from './surah-card.tsx';

type Props = {
  progress: ReadingProgress;
  /** Surahs that open without a network. */
  cached: ReadonlySet<number>;
  query: string;
  /** Properties of the field; none where the page is rendered. */
  field?: Partial<TypedText['field']>;
  /** What stands beside the links above the list. */
  tools?: ReactNode;
  /** What stands above the list, while nobody looks for a surah. */
  picture?: ReactNode;
};

const RENDERED = { defaultValue: '' };

/** Every surah as a card, a way to find one, and the way back to where reading stopped. */
export function LandingView({ progress, cached, query, field = RENDERED, tools, picture }: Props) {
  const surahs = filterSurahs(query);
  const searched = query.trim();
  return (
    <>
      {progress.lastRead !== null && <ContinueCard {...progress.lastRead} />}
      <search className={styles.search}>
        <input
          dir="auto"
          {...field}
          className={textField.field}
          type="search"
          placeholder={messages.searchHint}
          aria-label={messages.searchLabel}
          autoComplete="off"
        />
        <nav className={styles.tools} aria-label={messages.tools}>
          <a href={`${paths.landing}?open=navigator`} data-panel="navigator">
            {messages.goTo}
          </a>
          <Link href={paths.search}>{messages.search}</Link>
          <Link href={paths.bookmarks}>{messages.bookmarks}</Link>
          <a href={`${paths.landing}?open=offline`} data-panel="offline">
            {messages.offline}
          </a>
          {tools}
        </nav>
      </search>
      {searched === '' && picture}
      <p className="visually-hidden" role="status">
        {searched === '' ? '' : messages.found(surahs.length)}
      </p>
      {surahs.length === 0 && <p className={styles.none}>{messages.none}</p>}
      {searched !== '' && (
        <Link className={styles.inVerses} href={searchPath(searched)}>
          {messages.inVerses(searched)}
        </Link>
      )}
      <ol className={styles.grid}>
        {surahs.map((surah) => (
          <SurahCard
            key={surah.number}
            surah={surah}
            progress={progressOf(progress, surah.number)}
            cached={cached.has(surah.number)}
          />
        ))}
      </ol>
    </>
  );
}
