import { counted } from '@fahm/ui/counted.ts';

/** Everything that an import brought. */
export type Incoming = {
  /** Bookmarks that were not here, or are later than the ones here. */
  bookmarks: number;
  /** Verses that had not been read here. */
  verses: number;
  /** Entries that made no sense. */
  leftOut: number;
};

const broughtIn = ({ bookmarks, verses }: Incoming): string => {
  if (bookmarks + verses === 0) return 'All that is in this file was here already.';
  return `Taken in: ${counted(bookmarks, 'bookmark')} and ${counted(verses, 'verse')} read.`;
};

export const messages = {
  title: 'Bookmarks · Fahm',
  heading: 'Bookmarks',
  lead: 'Verses you marked, with your notes. They are kept on this device, and nowhere else.',
  pending:
    'Your bookmarks are not part of this page: your browser keeps them, and shows them here as soon as ' +
    'the page’s script runs.',
  empty: 'No bookmarks yet',
  emptyHint: 'Choose the number under a verse, then “Bookmark”. It will stand here.',
  read: 'Continue reading',
  order: 'Order',
  mushaf: 'By place',
  newest: 'Newest first',
  count: (n: number) => counted(n, 'bookmark'),
  name: (surah: string, key: string) => `${surah} ${key}`,
  since: (date: string) => `Marked on ${date}`,
  remove: (name: string) => `Remove the bookmark at ${name}`,
  removeShort: 'Remove',
  removed: (name: string) => `The bookmark at ${name} is removed.`,
  undo: 'Undo',
  note: 'Note',
  noteOf: (name: string) => `Note on ${name}`,
  noteHint: 'Add a note',
  noteSaved: 'Kept on this device as you write.',
  left: (n: number) => `${counted(n, 'character')} left`,
  done: 'Done',
  close: 'Close',
  loading: 'Loading the verse…',
  noText: 'The verse could not be loaded.',
  retry: 'Try again',
  transfer: 'Take your place with you',
  transferHint:
    'The file holds your bookmarks, your notes, what you have read and where you stopped. Taking one in ' +
    'adds to what is here; nothing is lost.',
  export: 'Save to a file',
  import: 'Take in a file',
  imported: (incoming: Incoming): string =>
    incoming.leftOut === 0
      ? broughtIn(incoming)
      : `${broughtIn(incoming)} Left out, because they made no sense: ${incoming.leftOut}.`,
  wrong: {
    unreadable: 'This is no file that was saved here. Nothing was changed.',
    newer: 'This file was saved by a newer version. Reload the page, then try again.',
    large: 'This file is too large to be one that was saved here. Nothing was changed.',
  },
};
