import type { PublicCorrection } from '@fahm/contracts/content/public-corrections.ts';

/** Which corrections somebody was shown on this device, and since when they practise a surah here. */
export type CorrectionReceipts = {
  /** The day on which a surah was first practised here, `yyyy-MM-dd`; null where it was not. */
  begunOn: (surah: number) => string | null;
  /** Keeps the day for those surahs that have none yet. */
  begin: (surahs: readonly number[], day: string) => void;
  isShown: (correction: PublicCorrection) => boolean;
  show: (corrections: readonly PublicCorrection[]) => void;
};

type Kept = { begun: Record<string, string>; shown: readonly string[] };

/** One correction among those of the same item. */
const nameOf = ({ item, on }: PublicCorrection): string => `${item} ${on}`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Read once and written through: what a full device, or one that keeps nothing (`storage` null), cannot keep is known while the page is open. */
export function correctionReceiptsIn(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  userId: string,
): CorrectionReceipts {
  const key = `fahm.practice.corrections.${userId}`;
  let kept = readKept(storage, key);
  const write = (next: Kept): void => {
    kept = next;
    try {
      storage?.setItem(key, JSON.stringify(next));
    } catch {
      // Then it is shown again after the page was closed.
    }
  };
  return {
    begunOn: (surah) => kept.begun[surah] ?? null,
    begin: (surahs, day) => {
      const added = surahs.filter((surah) => kept.begun[surah] === undefined);
      if (added.length === 0) return;
      const days = Object.fromEntries(added.map((surah) => [surah, day]));
      write({ ...kept, begun: { ...kept.begun, ...days } });
    },
    isShown: (correction) => kept.shown.includes(nameOf(correction)),
    show: (corrections) =>
      write({ ...kept, shown: [...new Set([...kept.shown, ...corrections.map(nameOf)])] }),
  };
}

/** What was kept, as far as it can be read. */
function readKept(storage: Pick<Storage, 'getItem'> | null, key: string): Kept {
  try {
    const { begun, shown } = (JSON.parse(storage?.getItem(key) ?? '{}') ?? {}) as Record<
      string,
      unknown
    >;
    const days = Object.entries((begun ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && DAY.test(entry[1]),
    );
    const names = Array.isArray(shown) ? shown.filter((name) => typeof name === 'string') : [];
    return { begun: Object.fromEntries(days), shown: names };
  } catch {
    return { begun: {}, shown: [] };
  }
}
