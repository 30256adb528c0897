import type { RatingName } from '@fahm/contracts/study/flashcards.ts';
import { counted, formFor } from '@fahm/ui/counted.ts';
import type { Interval } from './model/interval.ts';
import type { Score } from './model/score.ts';

const units: Record<Interval['unit'], string> = {
  minute: 'min',
  hour: 'h',
  day: 'd',
  month: 'mo',
  year: 'y',
};

/** Every string of practice that a translator would need. */
export const messages = {
  back: 'Back to the modes',
  casual: {
    name: 'Casual Practice',
    text: 'Cards of one surah in any order, just to try. It changes nothing in your schedule; how it went is kept on this device alone.',
    start: 'Start Casual Practice',
    heading: 'Casual Practice',
    surah: 'Surah',
    choose: 'Choose a surah',
    free: 'Free',
    premium: 'Premium',
    count: 'Number of cards',
    begin: 'Start Practice Session',
    last: 'Last session',
  },
  study: {
    name: 'Study Mode',
    /** On what is Pro as a whole; beside cards of surahs that are free it says from where on. */
    pro: (isFree: boolean) => (isFree ? 'PRO from surah 6' : 'PRO'),
    text: 'Each card comes back shortly before you would forget it. Free for surahs 1 to 5; what you have begun stays yours to review.',
    start: 'Start Study Mode',
    heading: 'Study Mode',
    loading: 'Looking up what is due…',
    begin: 'Start Study Session',
    none: 'No cards due today',
    noneText: 'You are up to date. Cards you have learned come back when it is their time.',
    casual: 'Casual Mode',
    failed: 'What is due could not be looked up.',
    last: 'Last study session',
    unsent: (count: number) =>
      `${counted(count, 'review waits', 'reviews wait')} for the connection. ${formFor(count, 'It is', 'They are')} kept on this device.`,
  },
  passages: {
    heading: 'Passage by passage',
    text: 'What is begun and known counts what you rate in Study Mode. Trying cards schedules nothing.',
    try: (count: number) => `Try ${counted(count, 'card')}`,
    study: (count: number) => `Study ${count} due`,
    of: (passage: string) => ` (${passage})`,
  },
  soon: (count: number) =>
    `${counted(count, 'card comes', 'cards come')} again within minutes: begin another session then.`,
  loading: 'Preparing your session…',
  failedStart: 'Failed to start session',
  failedHint: 'The connection may have dropped.',
  emptyHint: 'There are no cards here yet: the lessons of this surah are still being written.',
  retry: 'Retry',
  place: (at: number, total: number) => `Card ${at} of ${total}`,
  correct: 'Correct',
  incorrect: 'Incorrect',
  accuracy: 'Accuracy',
  percent: (value: number) => `${value}%`,
  options: 'Answers',
  typed: 'Your answer',
  blank: 'Type what is missing',
  submit: 'Submit Answer',
  right: 'Correct',
  wrong: 'Not quite',
  rightAnswer: 'The answer:',
  elsewhere: (verses: string) => `That is what ${verses} says.`,
  order: {
    hint: 'Bring these into their order: move them up and down, or draw them by their numbers.',
    up: 'Move up',
    down: 'Move down',
    of: (label: string, item: string) => `${label}: ${item}`,
    moved: (item: string, place: number, of: number) => `${item}: now ${place} of ${of}`,
    atEnd: (item: string) => `${item}: stays where it is`,
    right: 'The right order',
    yours: (place: number) => `You had this in place ${place}.`,
    score: ({ right, of }: Score) => `${right} of ${of} in their place`,
  },
  match: {
    hint: 'Choose one on each side to pair them.',
    left: 'To be matched',
    right: 'What they are matched with',
    with: (other: string) => `, paired with ${other}`,
    told: ([left, right]: readonly [string, string], count: number, of: number) =>
      `${left} is paired with ${right}. ${count} of ${of} pairs.`,
    pairs: 'The right pairs',
    yours: (right: string) => `You chose: ${right}`,
    score: ({ right, of }: Score) => `${right} of ${of} pairs are right`,
  },
  recall: {
    field: 'Say it to yourself, or write it here. Nobody is sent what you write.',
    show: 'Show points',
    tick: 'Which of these did you tell? Tick them.',
    told: ({ right, of }: Score) => `${right} of ${of} points told`,
  },
  next: 'Next Card',
  finish: 'Finish Session',
  end: 'End session',
  done: 'Session complete',
  again: 'Start New Session',
  home: 'Back to the dashboard',
  missed: {
    heading: (count: number) => `What you missed: ${counted(count, 'card')}`,
    again: 'Try these again',
  },
  undo: 'Undo last rating',
  keys: {
    options: 'Keys 1 to 4 choose, Enter submits.',
    ratings: 'Keys 1 to 4 rate.',
    undo: 'U takes the last rating back.',
  },
  rate: 'How well did you know it?',
  ratings: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' } satisfies Record<
    RatingName,
    string
  >,
  interval: ({ value, unit }: Interval) => `${value} ${units[unit]}`,
  comesAgain: 'comes again in',
  suggested: '(suggested)',
  reviewed: 'Reviewed',
  updates: 'Spaced-repetition updates',
  reviewError: {
    title: 'Review Error',
    text: 'Failed to save your review. Please try again.',
  },
  reviewSignedOut: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you rate is kept on this device, and sent when you are back.',
  },
  studyDone: (count: number) => ({
    title: 'Study Session Complete',
    text: `Reviewed ${count} cards. Great progress!`,
  }),
  page: {
    title: 'Practice · Fahm',
    heading: 'Practice',
    lead: 'What is due across all surahs, or a deal of cards from one of them.',
    session: 'Your session',
  },
};
