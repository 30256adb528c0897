import type { Api } from '@fahm/api-client/client.ts';
import { settingsMerge, withTimesOf, wordsMerge } from '@fahm/api-client/person/dated-fields.ts';
import { syncDocument } from '@fahm/api-client/person/sync.ts';
import { progressUntil } from '@fahm/contracts/person/until.ts';
import type { User } from '@fahm/contracts/person/user.ts';
import type { KnownWords, KnownWordsStore } from '../../lib/known-words.ts';
import { readPersisted } from '../../lib/persisted-store.ts';
import type { ReadingProgressStore } from '../../lib/reading-progress/reading-progress-store.ts';
import {
  type Bookmark,
  mergeReadingProgress,
  parseReadingProgress,
  type ReadingProgress,
} from '../../lib/reading-progress/reading-progress.ts';
import type { SettingsStore } from '../../lib/settings/settings-store.ts';
import { handOver, ownerOfDevice, persist, PROGRESS, WORDS } from './device-owner.ts';
import { learningDefaults } from './learning-defaults.ts';
import {
  beginForAnother,
  beginJournal,
  type Journal,
  noteChanges,
  parseJournal,
  settingsWith,
} from './settings-journal.ts';

const JOURNAL_KEY = 'fahm.reader.settings.journal';

export type Device = {
  progress: ReadingProgressStore;
  settings: SettingsStore;
  words: KnownWordsStore;
};

export type DeviceSync = {
  /** Something was changed on this device; noted at once, so that it is known offline too. */
  note: () => void;
  /** Brings device and account together. Rejects as the calls do; nothing is lost by it. */
  run: () => Promise<void>;
};

/** What this device keeps of a person's reading, and their account, as one. `now` in milliseconds since 1970. */
export function syncDevice(
  api: Api,
  user: Pick<User, 'id' | 'profile'>,
  { progress, settings, words }: Device,
  now: () => number = Date.now,
): DeviceSync {
  const before = ownerOfDevice();
  const handed = handOver(user.id);
  const mine = handed(PROGRESS, progress.read());
  if (before !== null && before !== user.id) progress.write(mine);
  else mergeInto(progress, mine);
  writeChanged(words, handed(WORDS, words.read()));
  let journal = openJournal(before, user.id, settings);
  const write = (next: Journal) => {
    journal = next;
    persist(JOURNAL_KEY, next);
  };
  const note = () => write(noteChanges(journal, settings.read(), now()));
  note();

  const runProgress = async () => {
    const together = await syncDocument(api, 'place', {
      parse: parseReadingProgress,
      merge: mergeReadingProgress,
      until: progressUntil,
      read: () => progress.read(),
    });
    takeTimes(progress, together);
    mergeInto(progress, together);
  };
  const runSettings = async () => {
    const read = () => journal.document;
    const answer = await syncDocument(api, 'settings', { ...settingsMerge, read });
    // What was changed while it was asked is later than what is known.
    note();
    const document = settingsMerge.merge(answer, withTimesOf(journal.document, answer));
    const usual = learningDefaults(user.profile.learning);
    const next = settingsWith(settings.read(), document, usual);
    write({ document, seen: next });
    if (JSON.stringify(next) !== JSON.stringify(settings.read())) settings.change(next);
  };
  const runWords = async () => {
    const answer = await syncDocument(api, 'words', { ...wordsMerge, read: () => words.read() });
    writeChanged(words, wordsMerge.merge(answer, withTimesOf(words.read(), answer)));
  };
  return {
    note,
    run: async () => {
      await runProgress();
      await runSettings();
      await runWords();
    },
  };
}

function openJournal(before: string | null, id: string, settings: SettingsStore): Journal {
  if (before === null) return beginJournal(settings.read());
  const persisted = before === id ? parseJournal(readPersisted(JOURNAL_KEY)) : null;
  return persisted ?? beginForAnother(settings.read());
}

/**
 * Where this device and the account say the same, the account's times count: a clock that runs ahead here would set this
 * device's word over every later one. Nothing is written where the clocks agree.
 */
function takeTimes(progress: ReadingProgressStore, account: ReadingProgress): void {
  const own = progress.read();
  const known = new Map(account.bookmarks.map((it) => [stateOf(it), it]));
  const next = {
    ...own,
    lastRead: verseOf(own.lastRead) === verseOf(account.lastRead) ? account.lastRead : own.lastRead,
    bookmarks: own.bookmarks.map((it) => known.get(stateOf(it)) ?? it),
  };
  if (JSON.stringify(next) !== JSON.stringify(own)) progress.write(next);
}

const verseOf = (it: ReadingProgress['lastRead']): string => `${it?.surah}:${it?.ayah}`;
const stateOf = ({ surah, ayah, note, removedAt }: Bookmark): string =>
  JSON.stringify([surah, ayah, note, removedAt === null]);

/** Only what is new is written: a write is told to everybody who shows it. */
function writeChanged(words: KnownWordsStore, next: KnownWords): void {
  if (JSON.stringify(next) !== JSON.stringify(words.read())) words.write(next);
}

/** The same of reading progress. */
function mergeInto(
  progress: ReadingProgressStore,
  other: ReturnType<ReadingProgressStore['read']>,
): void {
  const merged = mergeReadingProgress(progress.read(), other);
  if (JSON.stringify(merged) !== JSON.stringify(parseReadingProgress(progress.read())))
    progress.merge(other);
}
