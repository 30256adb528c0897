/** What the reader keeps on this device; docs/reading-progress.md says how. */
const READING_PROGRESS_KEY = 'fahm.reader.place';

type Stored = { seen?: Record<string, unknown> } | null;

/** Whether a verse, `2:255`, was read on this device, by what the reader keeps: `1-20,255` of each surah. */
export function readVersesIn(storage: Pick<Storage, 'getItem'> | null): (verse: string) => boolean {
  const seen = seenIn(storage);
  return (verse) => {
    const [surah = '', ayah] = verse.split(':');
    const ranges = seen[surah];
    if (typeof ranges !== 'string') return false;
    return ranges.split(',').some((range) => {
      const [from, to = from] = range.split('-').map(Number);
      return Number(ayah) >= Number(from) && Number(ayah) <= Number(to);
    });
  };
}

function seenIn(storage: Pick<Storage, 'getItem'> | null): Record<string, unknown> {
  try {
    const stored = JSON.parse(storage?.getItem(READING_PROGRESS_KEY) ?? 'null') as Stored;
    return stored?.seen ?? {};
  } catch {
    // A damaged entry, or a browser that stores nothing: then nothing is known to be read.
    return {};
  }
}
