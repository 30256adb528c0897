import { formatReference } from '@fahm/quran/reference.ts';
import type { Target } from '@fahm/quran/search/query.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { chapterPath, unitPath, versePath } from '../paths.ts';
import { messages } from './messages.ts';

/** The address of what was asked for; of a range, that of its first verse. */
export function targetPath(target: Target): string {
  const { start } = target.range;
  switch (target.kind) {
    case 'surah':
      return chapterPath(target.surah);
    case 'verse':
    case 'range':
      return versePath(start.surah, start.ayah);
    case 'page':
      return unitPath({ kind: 'page', number: target.page });
    case 'juz':
      return unitPath({ kind: 'juz', number: target.juz });
    case 'hizb':
      return unitPath({ kind: 'hizb', number: 4 * target.hizb - 3 });
  }
}

/** What it is called: `Al-Baqarah 2:255`, `Page 50`. */
export function targetName(target: Target): string {
  const surah = surahByNumber(target.range.start.surah);
  if (target.kind === 'page') return messages.page(target.page);
  if (target.kind === 'juz') return messages.juz(target.juz);
  if (target.kind === 'hizb') return messages.hizb(target.hizb);
  if (surah === null) return formatReference(target.range);
  return target.kind === 'surah'
    ? messages.surah(surah)
    : messages.verse(surah, formatReference(target.range));
}
