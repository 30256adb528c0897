import type { Figure } from '@fahm/contracts/content/figures.ts';
import type { ContentFile } from '../files/content-file.ts';

/** Concepts and stories of the lessons that speak of a figure. */
export type RelatedLessons = (figure: string) => Pick<Figure, 'relatedConcepts' | 'relatedStories'>;

type Lesson = { id: string; title: string; surahNumber: number };
type Item = { id?: unknown; title?: unknown; figures?: unknown };

/** A story names its figures (`surah/NNN/stories.yaml`), a concept may; nothing else is guessed. */
export function relatedLessons(files: readonly ContentFile[]): RelatedLessons {
  const naming = (kind: string, figure: string): Lesson[] =>
    files.flatMap(({ path, value }) => {
      const surah = new RegExp(`^surah/(\\d{3})/${kind}\\.yaml$`).exec(path)?.[1];
      if (surah === undefined || !Array.isArray(value)) return [];
      return (value as Item[])
        .filter(({ figures }) => Array.isArray(figures) && figures.includes(figure))
        .map(({ id, title }) => ({
          id: String(id),
          title: String(title),
          surahNumber: Number(surah),
        }));
    });
  return (figure) => ({
    relatedConcepts: naming('concepts', figure),
    relatedStories: naming('stories', figure),
  });
}
