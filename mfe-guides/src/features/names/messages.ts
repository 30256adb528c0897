/** Every string of the names page that a translator would need. */
export const messages = {
  /** The list's usual Arabic title; not the text of a verse. */
  headingAr: 'أَسۡمَاءُ ٱللَّهِ ٱلۡحُسۡنَىٰ',
  heading: 'The 99 Beautiful Names of Allah',
  lead: 'Each with its transliteration and a short meaning.',
  toAbout: 'Where this list comes from',
  back: 'Guides',
  list: 'The 99 Names',
  name: (number: number) => `Name ${number}`,
  about: {
    heading: 'About this list',
    quran: 'The Qur’an speaks of the most beautiful names of Allah in',
    paragraphs: [
      'Abu Hurayrah narrates from the Prophet, peace be upon him, that Allah has ninety-nine names, and that whoever keeps them enters Paradise (the word, ahsaha, is explained as counting, learning and living by them). This narration, which does not list the names, is agreed upon: Sahih al-Bukhari 2736, Sahih Muslim 2677.',
      'The list is another matter. The one most widely learned goes back to a narration by way of al-Walid ibn Muslim in Jami at-Tirmidhi 3507. At-Tirmidhi himself calls it gharib (narrated through a single line) and notes that the names are hardly listed in any other narration. Scholars discuss whether the list is part of the Prophet’s words or was added by a narrator; Sunan Ibn Majah (3861) has one that differs.',
      'In at-Tirmidhi’s text the list opens with the name Allah itself. The form shown here begins with ar-Rahman and has al-Ahad beside al-Wahid; other printed lists differ in a few places. Not every name on it occurs in the Qur’an in this form.',
      'The meanings are short renderings in our own words, not explanations; those of names 73 to 76 follow the supplication in Sahih Muslim 2713. For more, ask a teacher whom you trust.',
    ],
  },
  loading: 'Loading the names…',
  failed: 'The names could not be loaded.',
  failedHint: 'The connection may have dropped.',
  missing: 'Part of this page could not be loaded.',
  missingHint: 'What you see stays. The connection may have dropped.',
  retry: 'Retry',
  title: 'The 99 Beautiful Names of Allah · Fahm',
  description:
    'The 99 Names of Allah in Arabic, with transliteration and meaning, and an honest note on where the list comes from.',
};
