import { LinkButton } from '@fahm/ui/button.tsx';
import { paths } from '../../../paths.ts';
import type { FrontPageFacts } from '../front-page-facts.ts';
import { messages } from '../messages.ts';
import { Features } from './features.tsx';
import styles from './home-page.module.css';
import { Inside } from './inside.tsx';
import { PathCard } from './path-card.tsx';
import { VerseFigure } from './verse-figure.tsx';

/** The quick entry portal. Rendered when the shell is built; it needs no script. */
export function HomePage({ frontPage }: { frontPage: FrontPageFacts }) {
  return (
    <>
      <div className={styles.hero}>
        <h1 className={styles.tagline}>{messages.tagline}</h1>
        <p className={styles.lead}>{messages.lead}</p>
        <VerseFigure verse={frontPage.verse} />
      </div>
      <section className={styles.paths} aria-labelledby="choose">
        <h2 id="choose" className={styles.heading}>
          {messages.heading}
        </h2>
        <PathCard words={messages.learn} href={paths.signIn} tone="primary" />
        <PathCard words={messages.read} href={paths.reader} tone="secondary" />
      </section>
      <Stats />
      <p className={styles.more}>
        <LinkButton tone="plain" href={paths.pricing}>
          {messages.pricing}
        </LinkButton>
        <LinkButton tone="plain" href="#features">
          {messages.learnMore}
        </LinkButton>
      </p>
      <Inside {...frontPage} />
      <Features />
    </>
  );
}

function Stats() {
  return (
    <section>
      <h2 className="visually-hidden">{messages.statsHeading}</h2>
      <dl className={styles.stats}>
        {messages.stats.map(([label, figure]) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
