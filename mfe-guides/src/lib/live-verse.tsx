import { VerseChip } from '@fahm/quran/verse-chip/verse-chip.tsx';
import type { Islands } from './adopt.tsx';
import { loadVerses } from './load-verses.ts';

/** A verse reference on a page; the same at build time and in the browser. */
export function Verse({ reference }: { reference: string }) {
  return <VerseChip reference={reference} load={loadVerses} />;
}

/** Makes the chips of an adopted page live. */
export const CHIPS: Islands = {
  'verse-chip': ({ from }) => <Verse reference={from.getAttribute('data-reference') ?? ''} />,
};
