import type { Figure } from '@fahm/contracts/content/figures.ts';
import { Sources } from '../../../lib/sources.tsx';
import type { BasePath } from '../../../lib/paths.ts';
import { figurePath } from '../paths.ts';
import { eraOf } from '../era.ts';
import { familyTree, relativesOf } from '../family.ts';
import { messages } from '../messages.ts';
import { displayName, figureById } from '../model.ts';
import { EpisodeItem } from './episode-item.tsx';
import { EraLine } from './era-line.tsx';
import { FamilyDiagram } from './family-diagram.tsx';
import { FigureHeader } from './figure-header.tsx';
import {
  Facts,
  Lessons,
  Paragraphs,
  Passages,
  Related,
  Section,
  Tags,
} from './figure-sections.tsx';
import { classNames } from '../../../lib/class-names.ts';
import sheet from '../../../lib/sources.module.css';
import badge from './type-badge.module.css';
import family from './family-diagram.module.css';
import styles from './figure.module.css';

type Props = { id: string; figures: readonly Figure[]; basePath: BasePath };

/** A figure as the build renders it ([2.19.2]): each section only when there is something in it. */
export function FigureView({ id, figures, basePath }: Props) {
  const figure = figureById(figures, id);
  if (figure === null) throw new RangeError(`There is no figure ${id}`);
  return (
    <div className={classNames(styles.figure, badge.sheet, family.sheet, sheet.sheet)}>
      <article data-content="" data-figure={id}>
        <FigureHeader figure={figure} />
        <Life figure={figure} figures={figures} basePath={basePath} />
        <Episodes figure={figure} />
        <Scholarship figure={figure} />
        <References figure={figure} />
      </article>
    </div>
  );
}

function Life({ figure, figures, basePath }: Omit<Props, 'id'> & { figure: Figure }) {
  const era = eraOf(figure, figures);
  const name = displayName(figure);
  const tree = familyTree(name, relativesOf(figure, figures));
  return (
    <>
      <Section
        id="biography"
        title={messages.biography}
        when={figure.overallBiographySummary !== ''}
      >
        <Paragraphs text={figure.overallBiographySummary} />
      </Section>
      <Facts figure={figure} />
      {tree !== null && (
        <Section id="family" title={messages.family} when>
          <FamilyDiagram
            label={messages.familyLabel(name)}
            tree={tree}
            hrefOf={(relative) => basePath + figurePath(relative)}
          />
        </Section>
      )}
      {era !== null && (
        <Section id="era" title={messages.era} when>
          <EraLine name={name} era={era} />
        </Section>
      )}
      {figure.quotesExcerpt !== null && (
        <blockquote className={styles.quote}>{figure.quotesExcerpt}</blockquote>
      )}
    </>
  );
}

function Episodes({ figure: { keyEpisodes } }: { figure: Figure }) {
  return (
    <Section id="episodes" title={messages.episodes} when={keyEpisodes.length > 0}>
      <ol className={styles.episodes}>
        {keyEpisodes.map((episode, at) => (
          <EpisodeItem key={episode.title} episode={episode} number={at + 1} />
        ))}
      </ol>
    </Section>
  );
}

function Scholarship({ figure }: { figure: Figure }) {
  const { disputedPoints, cautionsForReaders } = figure;
  const some = disputedPoints.length + cautionsForReaders.length > 0;
  return (
    <Section id="notes" title={messages.notes} when={some}>
      <Lessons title={messages.discussions} items={disputedPoints} />
      <Lessons title={messages.cautions} items={cautionsForReaders} />
    </Section>
  );
}

function References({ figure }: { figure: Figure }) {
  const { primaryVerses, supportingVerses, relatedConcepts, relatedStories } = figure;
  return (
    <>
      <Section id="verses" title={messages.primaryVerses} when={primaryVerses.length > 0}>
        <Passages references={primaryVerses} />
      </Section>
      <Section id="supporting" title={messages.supportingVerses} when={supportingVerses.length > 0}>
        <Passages references={supportingVerses} />
      </Section>
      <Section id="concepts" title={messages.concepts} when={relatedConcepts.length > 0}>
        <Related items={relatedConcepts} />
      </Section>
      <Section id="stories" title={messages.stories} when={relatedStories.length > 0}>
        <Related items={relatedStories} />
      </Section>
      <Section id="tags" title={messages.tags} when={figure.tags.length > 0}>
        <Tags items={figure.tags} />
      </Section>
      <Section id="aliases" title={messages.aliases} when={figure.aliases.length > 0}>
        <Tags items={figure.aliases} />
      </Section>
      <Section id="sources" title={messages.sources} when={figure.sources.length > 0}>
        <Sources sources={figure.sources} />
      </Section>
    </>
  );
}
