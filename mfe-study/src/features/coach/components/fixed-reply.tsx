import type { CoachSegment } from '@fahm/contracts/study/coach.ts';
import { Fragment } from 'react';
import { directionOf, HELPLINES, paragraphsOf } from '../model.ts';
import styles from './chat.module.css';

type Reply = Extract<CoachSegment, { type: 'refusal' }>;

/** A reply that is always the same, in the language of the question; the helplines that it names are a link. */
export function FixedReply({ reply }: { reply: Reply }) {
  const { language, reason, text } = reply;
  return (
    <div className={styles.reply} data-reply={reason} lang={language} dir={directionOf(language)}>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split(HELPLINES).map((piece, index) => (
            <Fragment key={piece}>
              {index > 0 && (
                <a href={`https://${HELPLINES}`} target="_blank" rel="noreferrer" dir="ltr">
                  {HELPLINES}
                </a>
              )}
              {piece}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
