import { PRODUCT_NAME, TAGLINE } from '../../product.ts';

export const messages = {
  title: `${PRODUCT_NAME} · ${TAGLINE}`,
  description:
    'Read the Qur’an in Arabic with an English translation, and study its meaning surah by surah. Reading needs no account.',
  tagline: TAGLINE,
  lead: 'Read the Qur’an, and understand what you read.',
  heading: 'Choose Your Path',
  learn: {
    heading: 'Start Learning',
    text: 'Study one surah at a time: its concepts and stories, with practice that brings them back when you need them.',
    action: 'Enter Study App',
    notes: ['5 Surahs Free Forever', 'No credit card required'],
  },
  read: {
    heading: 'Just Read',
    text: 'All 114 surahs in Arabic with an English translation, on a quiet page.',
    action: 'Open Reader',
    notes: ['Full Qur’an Access', 'No registration needed'],
  },
  statsHeading: 'In figures',
  stats: [
    ['Free Surahs', '5'],
    ['Total Surahs', '114'],
    ['Setup Time', '0'],
  ],
  pricing: 'View Pricing',
  learnMore: 'Learn About Features',
  inside: {
    heading: 'Look Inside',
    lead: 'How one verse of the first surah is read, understood and remembered.',
    map: {
      heading: 'Where it stands',
      text: 'Every surah is laid out in passages. The verse above is the turning point of this one.',
      verses: ({ from, to }: { from: number; to: number }) =>
        from === to ? `verse ${from}` : `verses ${from} to ${to}`,
      action: (name: string) => `The map of ${name}`,
    },
    concept: {
      heading: 'What is taught of it',
      text: (title: string) => `“${title}” is one of its concepts. Each names what it rests on:`,
    },
    card: {
      heading: 'Recall it',
      right: 'That is right.',
      wrong: 'Not this one: the right answer is marked.',
    },
    checks: {
      heading: 'How lessons are checked',
      list: [
        ['Written', 'from the verses themselves, with the commentaries open.'],
        ['Refuted', 'by a second reader, who tries to prove each sentence wrong.'],
        ['Tested', 'so that no answer gives itself away to somebody who cannot see the question.'],
        ['Sampled', 'by fresh eyes. What was wrong is put right, and says when.'],
      ],
    },
  },
  features: {
    heading: 'Features',
    lead: 'The reader is open to everyone. The study app takes one surah at a time, and its first five surahs stay free.',
    list: [
      {
        id: 'reader',
        heading: 'Reading',
        text: 'The whole Qur’an in the Uthmani script, verse by verse, with a translation beside it. No account, and no JavaScript needed to read.',
      },
      {
        id: 'concepts',
        heading: 'Concepts, rules and stories',
        text: 'What a surah teaches, in short cards. Each names the verses and the works it rests on, and says where scholars differ.',
      },
      {
        id: 'practice',
        heading: 'Practice',
        text: 'Flashcards that return just before you would forget. You say how well you knew each one.',
      },
      {
        id: 'mastery',
        heading: 'Mastery',
        text: 'A short list of objectives for every surah, so that you can see what you understand and what is still ahead.',
      },
      {
        id: 'coach',
        heading: 'AI Coach',
        text: 'Questions about the surah you study, answered from its lesson and its sources. It gives no rulings: for those it points you to a qualified scholar.',
      },
      {
        id: 'guides',
        heading: 'Guides',
        text: 'The 99 Names, the steps of Umrah, how to make du’a, and a timeline of Islamic history.',
      },
    ],
  },
};
