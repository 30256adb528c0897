import type { ChoicesLog } from '@fahm/contracts/content/review.ts';
import type { SurahReview } from './rules/review-logs.ts';

type Score = ChoicesLog['multipleChoice'][number];

/** A surah with fewer cards than this says little by itself: only the sum of all counts. */
const FEW = 20;

const sum = (scores: readonly Score[]): Score =>
  scores.reduce((all, { of, right }) => ({ of: all.of + of, right: all.right + right }), {
    of: 0,
    right: 0,
  });

const told = ({ of, right }: Score): string =>
  `${right} of ${of}${of === 0 ? '' : ` (${Math.round((100 * right) / of)} %)`}`;

/** What testers had right without the questions: over all surahs, and in those that have cards enough. */
export function testerLines(reviews: readonly SurahReview[]): string[] {
  const logs = reviews.flatMap(({ surah, choices }) =>
    choices === null ? [] : [{ surah, ...choices }],
  );
  if (logs.length === 0) return [];
  const choices = sum(logs.flatMap(({ multipleChoice }) => multipleChoice));
  const statements = sum(logs.flatMap(({ trueFalse }) => trueFalse));
  return [
    `testers of ${logs.length} surahs: choices ${told(choices)}, statements ${told(statements)}`,
    ...logs
      .filter(({ multipleChoice }) => multipleChoice.every(({ of }) => of >= FEW))
      .map(
        ({ surah, multipleChoice }) => `      surah ${surah}: choices ${told(sum(multipleChoice))}`,
      ),
  ];
}
