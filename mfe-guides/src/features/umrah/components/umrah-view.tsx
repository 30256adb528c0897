import type { Umrah } from '@fahm/contracts/content/umrah.ts';
import { messages } from '../messages.ts';
import { COUNTERS, type Counter } from '../model.ts';
import { LapCounter } from './lap-counter.tsx';
import { ProgressLine } from './progress-line.tsx';
import { StepItem } from './step-item.tsx';
import { UmrahPage } from './umrah-page.tsx';
import styles from './umrah.module.css';

/** The guide as the build renders it; in the browser `umrah-screen.tsx` adopts what stands in it. */
export function UmrahView({ guide }: { guide: Umrah }) {
  return (
    <UmrahPage>
      <div className={styles.guide} data-adopt="">
        <Legend parts={guide.parts} />
        <div className={styles.parts}>
          <ProgressLine />
          {guide.parts.map((part) => (
            <PartSection key={part.number} part={part} guide={guide} />
          ))}
        </div>
        <p className={styles.ask}>{messages.ask}</p>
      </div>
    </UmrahPage>
  );
}

const partId = (number: number): string => `part-${number}`;

function Legend({ parts }: { parts: Umrah['parts'] }) {
  return (
    <nav aria-label={messages.legend}>
      <ol className={styles.legend}>
        {parts.map(({ number, title }) => (
          <li key={number} data-colour={number}>
            <a href={`#${partId(number)}`}>
              <span className={styles.swatch} aria-hidden="true">
                {number}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type PartProps = { part: Umrah['parts'][number]; guide: Umrah };

function PartSection({ part: { number, title }, guide }: PartProps) {
  const counters = Object.keys(COUNTERS) as Counter[];
  const counter = counters.find((name) => COUNTERS[name] === number);
  const headingId = `${partId(number)}-heading`;
  return (
    <section
      className={styles.part}
      id={partId(number)}
      data-colour={number}
      aria-labelledby={headingId}
    >
      <h2 className={styles.partHeading} id={headingId}>
        <span className={styles.partNumber}>{messages.part(number)}</span>
        {title}
      </h2>
      {counter !== undefined && <LapCounter counter={counter} />}
      <ol className={styles.steps}>
        {guide.steps.map((step, at) =>
          step.part === number ? <StepItem key={step.id} step={step} number={at + 1} /> : null,
        )}
      </ol>
    </section>
  );
}
