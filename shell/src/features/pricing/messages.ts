import { TOTAL_SURAHS } from '@fahm/quran/surahs.ts';
import { formFor } from '@fahm/ui/counted.ts';
import { PRODUCT_NAME } from '../../product.ts';

/** Numbers as people write a list of them: 1, 2 and 3 to 5 in a row as a range. */
function listed(numbers: readonly number[]): string {
  const ranges = numbers.flatMap((n) => {
    if (numbers.includes(n - 1)) return [];
    let end = n;
    while (numbers.includes(end + 1)) end += 1;
    return [end === n ? `${n}` : `${n} to ${end}`];
  });
  const last = ranges.at(-1) ?? '';
  return ranges.length < 2 ? last : `${ranges.slice(0, -1).join(', ')} and ${last}`;
}

const CHECKED =
  'Readers who did not write them checked them against their sources; no scholar has signed them yet.';

/** What is written, as it is. */
function lessonsOf(surahs: readonly number[]): string {
  if (surahs.length === 0) return 'No lessons are written yet.';
  if (surahs.length >= TOTAL_SURAHS)
    return `Lessons are written for all ${TOTAL_SURAHS} surahs. ${CHECKED}`;
  const which = `${formFor(surahs.length, 'surah')} ${listed(surahs)}`;
  return `Lessons are written for ${which} of ${TOTAL_SURAHS} so far. ${CHECKED}`;
}

export const messages = {
  title: `Pricing · ${PRODUCT_NAME}`,
  description:
    'Reading is free for everyone, and so is studying the first five surahs. Pro is £4.99 a month.',
  heading: 'Choose your learning path',
  lead: 'Unlock access to everything we have to offer',
  free: {
    name: 'Free',
    price: '£0',
    period: 'Forever',
    badge: 'Limited access',
    features: [
      'Full Qur’an reader access',
      '5 surah rules',
      '5 surah concepts',
      '5 surah stories',
      '5 surah flashcards',
      '5 surah mastery guides',
      'Extensive study folders',
      'AI Coach for 5 surahs: 10 messages a day',
    ],
    action: 'Get started',
  },
  pro: {
    name: 'Pro',
    price: '£4.99',
    period: 'per month',
    badge: 'Best value',
    features: [
      'Everything in Free',
      'All surahs for rules',
      'All surahs for concepts',
      'All surahs for stories',
      'All surahs for flashcards',
      'All surahs for mastery guides',
      'Extensive study folders',
      'AI Coach for all surahs: 200 messages a day',
    ],
    action: 'Upgrade to Pro',
    owned: 'This is your plan.',
    manage: 'Manage it in your profile',
  },
  coverageHeading: 'What is written today',
  coverage: (surahs: readonly number[]): string =>
    `${lessonsOf(surahs)} The reader is complete: all ${TOTAL_SURAHS} surahs.`,
  plain: 'No setup fees. Cancel anytime. Prices are in GBP, and taxes may apply by location.',
};
