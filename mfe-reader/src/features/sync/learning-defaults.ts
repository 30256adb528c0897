import type { Learning } from '@fahm/contracts/person/profile.ts';
import { ARABIC_SIZES } from '@fahm/mfe-kit/page-settings.ts';
import type { Settings } from '../../lib/settings/settings.ts';

/**
 * What the answers of onboarding make of settings that their author never touched (docs/sync.md): a
 * beginner who reads Arabic gets it larger; who understands it, and does not read English, gets no
 * translation beside it.
 */
export function learningDefaults(learning: Learning | null): Partial<Settings> {
  if (learning === null) return {};
  const { canReadArabic, canUnderstandArabic, canReadEnglish, previousExperience } = learning;
  return {
    ...(canReadArabic && previousExperience === 'beginner'
      ? { fontSizeArabic: ARABIC_SIZES.large }
      : {}),
    ...(canUnderstandArabic && !canReadEnglish ? { translationEnabled: false } : {}),
  };
}
