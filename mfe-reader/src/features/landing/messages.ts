import { counted } from '@fahm/ui/counted.ts';
import type { Surah } from '@fahm/quran/surahs.ts';

export const messages = {
  free: 'FREE',
  ready: 'Ready to Read',
  read: (percent: number) => (percent === 100 ? 'Read to the end' : `${percent}% read`),
  facts: (surah: Surah) => `${surah.revelation} · ${surah.versesCount} verses`,
  continueReading: 'Continue Reading',
  continueAt: (surah: Surah, ayah: number) => `${surah.nameEn}, verse ${ayah}`,
  searchLabel: 'Find a surah by name or number',
  searchHint: 'Name or number',
  found: (count: number) => counted(count, 'surah'),
  none: 'No surahs found matching the query.',
  inVerses: (query: string) => `Search the verses for “${query}”`,
  goTo: 'Page, juz or verse',
  tools: 'More ways to a verse',
  bookmarks: 'Bookmarks',
  offline: 'Available offline',
  cached: 'Available offline',
  search: 'Search the verses',
};
