import { counted } from '@fahm/ui/counted.ts';

const partsOfSpeech = {
  noun: 'Noun',
  verb: 'Verb',
  adjective: 'Adjective',
  particle: 'Particle',
  pronoun: 'Pronoun',
  name: 'Name',
};

/** Every string of the words that a translator would need. */
export const messages = {
  title: (key: string, word: number, count: number) => `Word ${word} of ${count} in ${key}`,
  close: 'Close the word',
  previous: 'Previous word',
  next: 'Next word',
  loading: 'Looking the word up…',
  failed: 'What is written of this word cannot be had just now.',
  tryAgain: 'Try again',
  none: 'This word has no entry yet.',
  noneHint: 'It counts as one that you do not know.',
  unsettled: 'Which of these it is here is not settled:',
  or: 'or',
  partOfSpeech: partsOfSpeech,
  root: (root: string) => `Root ${root}`,
  parts: 'Its parts',
  elsewhere: 'Where else it stands',
  byForm: 'Search for this word as it is written',
  byRoot: (root: string) => `Words of the root ${root}`,
  rootFailed: 'The words of this root cannot be had just now.',
  verses: (count: number) => counted(count, 'verse'),
  more: (count: number) => `${count} more`,
  marked: (marked: number, of: string) => `Marked ${marked} % of the words of ${of}`,
  recalledAndMarked: (recalled: number, marked: number, of: string) =>
    `Recalled ${recalled} %, marked ${marked} % of the words of ${of}`,
  quran: 'the Qur’an',
  recalledPicture: 'Words you recall',
  markedPicture: 'Words you marked as known',
  cell: (name: string, percent: number) => `${name}: ${percent} %`,
  showTranslation: 'Show the translation',
  know: 'I know this word',
  nowKnown: (headword: string) => `${headword} is marked as known on this device.`,
  notKnown: (headword: string) => `${headword} is not marked any more.`,
};
