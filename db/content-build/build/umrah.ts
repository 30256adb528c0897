import {
  type BuiltDua,
  type Umrah,
  umrahFileSchema,
  umrahParts,
} from '@fahm/contracts/content/umrah.ts';
import { arabicOf } from '../corpus-text.ts';
import { drawnArabic } from '../drawn-arabic.ts';
import type { Problem } from '../files/problem.ts';

type UmrahFile = ReturnType<typeof umrahFileSchema.parse>;
type AuthoredDua = NonNullable<UmrahFile['steps'][number]['dua']>;

/** [3.21]: the parts are those of the specification, and steps follow them in order. */
export function umrahProblems({ parts, steps }: UmrahFile): Problem[] {
  const partProblems = parts.flatMap(({ number, title }, at): Problem[] =>
    number === at + 1 && title === umrahParts[at]
      ? []
      : [{ at: ['parts', at], message: `Part ${at + 1} is "${umrahParts[at] ?? ''}"` }],
  );
  const stepProblems = steps.flatMap(({ part }, at): Problem[] => {
    const before = steps[at - 1]?.part ?? 1;
    return part === before || part === before + 1
      ? []
      : [{ at: ['steps', at, 'part'], message: `Part ${part} follows part ${before}` }];
  });
  const isEmpty = (number: number) => steps.every(({ part }) => part !== number);
  const emptyParts = umrahParts.flatMap((title, at): Problem[] =>
    isEmpty(at + 1) ? [{ at: ['parts', at], message: `"${title}" has no step` }] : [],
  );
  return [...partProblems, ...stepProblems, ...emptyParts];
}

/** The guide with the Arabic of its verses filled in from the corpus. */
export const buildUmrah = ({ parts, steps }: UmrahFile): Umrah => ({
  parts,
  steps: steps.map((step) => ({ ...step, dua: step.dua && buildDua(step.dua) })),
});

function buildDua(dua: AuthoredDua): BuiltDua {
  const { transliteration, translation } = dua;
  const words =
    'quran' in dua
      ? { arabic: arabicOf(dua.quran), quran: dua.quran }
      : { arabic: drawnArabic(dua.arabic), quran: null };
  return { ...words, transliteration, translation };
}
