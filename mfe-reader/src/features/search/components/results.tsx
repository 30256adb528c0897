import { type Ref } from 'react';
import { Link } from 'wouter';
import { searchPath } from '../../../lib/search-path.ts';
import { messages } from '../messages.ts';
import type { Findings } from '../model/find.ts';
import { HitItem } from './hit-item.tsx';
import styles from './results.module.css';

type Props = {
  query: string;
  findings: Findings;
  /** The words that were found instead of those that were typed. */
  mended: string | null;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The verses that were found, a page of them. */
export function Results({ query, findings, mended, headingRef }: Props) {
  const { total, page, pages, hits } = findings;
  if (total === 0) return <NothingFound query={query} />;
  return (
    <>
      {mended !== null && <Mended query={query} mended={mended} />}
      <h2 ref={headingRef} className={styles.count} tabIndex={-1}>
        {messages.found(total)}
        {pages > 1 && ` · ${messages.page(page, pages)}`}
      </h2>
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <HitItem key={`${hit.verse.surah}:${hit.verse.ayah}`} {...hit} />
        ))}
      </ol>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={messages.pages}>
          <Step query={query} to={page - 1} rel="prev" isThere={page > 1} />
          <span>{messages.page(page, pages)}</span>
          <Step query={query} to={page + 1} rel="next" isThere={page < pages} />
        </nav>
      )}
    </>
  );
}

const ARABIC = /\p{Script=Arabic}/u;

/** Says which words were found, and leads back to those that were typed. */
function Mended({ query, mended }: { query: string; mended: string }) {
  return (
    <p className={styles.mended}>
      {messages.showing}{' '}
      <Link href={searchPath(mended)}>
        <bdi lang={ARABIC.test(mended) ? 'ar' : undefined}>{mended}</bdi>
      </Link>
      <span className={styles.instead}>
        {messages.instead}{' '}
        <Link href={searchPath(query, 1, true)}>
          <bdi>{query}</bdi>
        </Link>
      </span>
    </p>
  );
}

type StepProps = { query: string; to: number; rel: 'prev' | 'next'; isThere: boolean };

/** At either end an empty place, so that the other link stays where it is. */
function Step({ query, to, rel, isThere }: StepProps) {
  const word = rel === 'prev' ? messages.previous : messages.next;
  return isThere ? (
    <Link href={searchPath(query, to)} rel={rel}>
      {word}
    </Link>
  ) : (
    <span data-none="">{word}</span>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <>
      <p className={styles.count}>{messages.none(query)}</p>
      <ul className={styles.hints}>
        {messages.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </>
  );
}
