import type { Umrah } from '@fahm/contracts/content/umrah.ts';
import type { UmrahGuideFile } from '@fahm/contracts/content/umrah-guide-file.ts';

/** The guide as `/umrah_guide.json` ([3.21], [7.23]); what a step does not have is left out. */
export const umrahGuideFile = ({ steps }: Umrah): UmrahGuideFile => ({
  umrah_guide: steps.map(({ part, title, description, dua, details }) => ({
    part,
    title,
    description,
    ...(dua === null
      ? {}
      : {
          dua_arabic: dua.arabic,
          dua_transliteration: dua.transliteration,
          dua_translation: dua.translation,
        }),
    details,
  })),
});
