import type { AskedFile } from '@fahm/contracts/content/asked.ts';
import type { SurahLessons } from '../build/authored.ts';
import type { Problem } from '../files/problem.ts';

/** Each question is asked once in its file, of a lesson that there is. */
export const askedProblems =
  (surah: SurahLessons | undefined) =>
  (asked: AskedFile): Problem[] => {
    const { concepts = [], rules = [], stories = [] } = surah ?? {};
    const known = new Set([...concepts, ...rules, ...stories].map(({ id }) => id));
    const strays = Object.keys(asked).filter((id) => !known.has(id));
    return [
      ...strays.map((id) => ({ at: [id], message: `No concept, rule or story "${id}"` })),
      ...askedTwice(asked),
    ];
  };

function askedTwice(asked: AskedFile): Problem[] {
  const seen = new Set<string>();
  return Object.entries(asked)
    .flatMap(([id, { en, ar, ur }]) => [en, ar, ur].flat().map((question) => ({ id, question })))
    .flatMap(({ id, question }): Problem[] => {
      const key = question.toLowerCase();
      if (seen.has(key)) return [{ at: [id], message: `"${question}" is asked twice` }];
      seen.add(key);
      return [];
    });
}
