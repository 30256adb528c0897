import type { SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import { counted } from '@fahm/ui/counted.ts';

type Setting = SurahOverview['setting'];

/** Every string of a surah as a whole that a translator would need. */
export const messages = {
  whole: 'The surah as a whole',
  overview: 'Overview',
  setting: 'When and where it came down',
  periods: {
    makkan: 'Meccan',
    madinan: 'Medinan',
    mixed: 'partly Meccan, partly Medinan',
  } satisfies Record<Setting['period'], string>,
  certainties: {
    agreed: 'agreed upon',
    most: 'held by most',
    disputed: 'disputed',
  } satisfies Record<Setting['certainty'], string>,
  virtues: 'What reports say of it',
  reports: (count: number) => counted(count, 'report'),
  passages: 'The passages in order',
  count: (count: number) => `${count}`,
};
