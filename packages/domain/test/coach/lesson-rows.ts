import type { LessonRow } from '../../src/coach/passage.ts';

/** Lessons that are enough to answer from; their words say nothing. */
export const lessonRows = (surah: number, verseRefs: string[]): LessonRow[] => [
  {
    id: 'c-trust',
    kind: 'concept',
    body: JSON.stringify({
      id: 'c-trust',
      surahNumber: surah,
      title: 'Trust and patience',
      summary:
        'Trust is leaning on God after doing one’s part. It grows with patience. It is asked for.',
      learningObjectives: [],
      verseRefs,
      tags: [],
      sources: [{ label: 'A work', quran: null, note: null }],
      author: 'lesson',
    }),
  },
  {
    id: 's-walk',
    kind: 'story',
    body: JSON.stringify({
      id: 's-walk',
      surahNumber: surah,
      title: 'A walk by the river',
      summary: 'Two companions walked by the river and spoke of trust.',
      moral: ['Company helps.'],
      content: {
        story_kind: 'event',
        primary_verses: verseRefs,
        primary_figures: [],
        learning_objectives: [],
        kid_version: { content: '', moral: '' },
      },
      sources: [],
    }),
  },
];
