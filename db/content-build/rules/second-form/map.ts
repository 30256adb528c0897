import type { AuthoredSurah } from '@fahm/contracts/content/surah.ts';
import { parseReference, versesOf } from '@fahm/quran/reference.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import type { Problem } from '../../files/problem.ts';
import { countWords } from '../../files/words.ts';

const OVERVIEW_WORDS = { least: 80, most: 200 };

/** What a schema cannot say of a surah as a whole: its map covers every verse once, in order. */
export const surahProblems =
  (surah: number) =>
  ({ overview, passages }: AuthoredSurah): Problem[] => {
    const words = countWords(overview);
    const length =
      words < OVERVIEW_WORDS.least || words > OVERVIEW_WORDS.most
        ? [{ at: ['overview'], message: `${words} words, not 80 to 200` }]
        : [];
    return [...length, ...mapProblems(surah, passages), ...leadProblems(passages)];
  };

function mapProblems(surah: number, passages: AuthoredSurah['passages']): Problem[] {
  const problems: Problem[] = [];
  let next = 1;
  for (const [at, { id, verses }] of passages.entries()) {
    const place = ['passages', at, 'verses'];
    if (Number(id.slice(1, 4)) !== surah) {
      problems.push({ at: ['passages', at, 'id'], message: `Id "${id}" in surah ${surah}` });
    }
    const result = parseReference(verses);
    // A reference that is none is told as such elsewhere.
    if (!result.ok) continue;
    const covered = versesOf(result.value);
    if (covered.some((verse) => verse.surah !== surah)) {
      problems.push({ at: place, message: `${verses} is not of surah ${surah} alone` });
    } else if (covered[0]?.ayah !== next) {
      problems.push({ at: place, message: `Begins with verse ${covered[0]?.ayah}, not ${next}` });
    }
    next = (covered.at(-1)?.ayah ?? next) + 1;
  }
  const last = SURAHS[surah - 1]?.versesCount ?? 0;
  if (next - 1 === last) return problems;
  return [...problems, { at: ['passages'], message: `The map ends with ${next - 1}, not ${last}` }];
}

const leadProblems = (passages: AuthoredSurah['passages']): Problem[] =>
  passages.flatMap(({ leads }, at): Problem[] => {
    const isLast = at === passages.length - 1;
    if (isLast === (leads === undefined)) return [];
    const message = isLast ? 'The last passage leads to none' : 'Says not how it leads to the next';
    return [{ at: ['passages', at, isLast ? 'leads' : 'title'], message }];
  });
