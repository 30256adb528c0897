import { memo } from 'react';
import type { Edition } from '../../../lib/passage.ts';
import { useVerseFlags } from '../../../lib/verse-flags.ts';
import styles from './running-page.module.css';

type Props = {
  /** Key of the verse. */
  of: string;
  text: string;
  edition: Edition;
};

/** The translation of a verse in running text, behind its number. */
export const RunningTranslation = memo(function RunningTranslation({ of, text, edition }: Props) {
  const { target, playing } = useVerseFlags(of) ?? {};
  return (
    <span className={styles.sentence} data-lit={target || playing ? '' : undefined}>
      <b className={styles.number}>{of.split(':')[1]}</b>
      {'\u00a0'}
      <span
        lang={edition.language}
        dir={edition.direction === 'rtl' ? 'rtl' : undefined}
        data-tr={of}
      >
        {text}
      </span>{' '}
    </span>
  );
});
