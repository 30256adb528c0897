import type { DuaGuide, DuaStep } from '@fahm/contracts/content/dua.ts';
import type { Source } from '@fahm/contracts/content/common.ts';
import type { ReactNode } from 'react';
import { Verse } from '../../../lib/live-verse.tsx';
import { citationsOf, Sources } from '../../../lib/sources.tsx';
import { messages } from '../messages.ts';
import { classNames } from '../../../lib/class-names.ts';
import sheet from '../../../lib/sources.module.css';
import styles from './dua.module.css';

/** The guide as the build renders it; the browser adopts it, and needs no code for its words. */
export function DuaView({ guide }: { guide: DuaGuide }) {
  return (
    <div className={classNames(styles.dua, sheet.sheet)}>
      <div data-content="">
        <header className={styles.header}>
          <h1 className={styles.heading} tabIndex={-1}>
            {messages.heading}
          </h1>
          <p className={styles.lead}>{messages.lead}</p>
        </header>
        <ol className={styles.steps} aria-label={messages.steps}>
          {guide.steps.map((step, at) => (
            <Step key={step.id} step={step} number={at + 1} />
          ))}
        </ol>
        <p className={styles.closing}>{guide.closing}</p>
      </div>
    </div>
  );
}

function Step({ step, number }: { step: DuaStep; number: number }) {
  const { id, title, subtitle, details, reference, example } = step;
  return (
    <li className={styles.step} id={id} data-step={number}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 className={styles.title}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <p className={styles.subtitle}>{subtitle}</p>
      <ul className={styles.details}>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      <Callout label={messages.reference} sources={reference.sources}>
        <p>{reference.text}</p>
      </Callout>
      <Callout
        label={messages.example}
        sources={example.sources.filter(
          (source) => !('quran' in source && source.quran === example.quran),
        )}
      >
        <Example example={example} />
      </Callout>
    </li>
  );
}

type CalloutProps = { label: string; sources: readonly Source[]; children: ReactNode };

/** [4.19]: opens and closes on click; the browser does it by itself, without our script. */
function Callout({ label, sources, children }: CalloutProps) {
  return (
    <details className={styles.callout}>
      <summary>{label}</summary>
      <div className={styles.body}>
        {children}
        <Sources sources={citationsOf(sources)} />
      </div>
    </details>
  );
}

function Example({ example }: { example: DuaStep['example'] }) {
  const { text, arabic, quran, transliteration, translation } = example;
  return (
    <>
      <p>{text}</p>
      {arabic !== null && (
        <p className={styles.arabic} lang="ar" dir="rtl">
          {arabic}
        </p>
      )}
      {transliteration !== undefined && (
        <p className={styles.transliteration} lang="ar-Latn">
          {transliteration}
        </p>
      )}
      {translation !== undefined && <p className={styles.translation}>{translation}</p>}
      {quran !== null && <Verse reference={quran} />}
    </>
  );
}
