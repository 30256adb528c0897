import { bitratesOf } from '@fahm/contracts/audio/recitation-bitrates.ts';
import { audioPath, bitratesToTry } from '@fahm/contracts/audio/recitation-files.ts';
import type { Bitrate } from '@fahm/contracts/audio/recitations.ts';
import { globalNumber } from '@fahm/quran/reference.ts';
import type { Surah } from '@fahm/quran/surahs.ts';
import type { Options, Span } from '@fahm/recitation/core/player.ts';

/** The study app's reciter and quality (spec 3.19); the reader has all the others. */
const RECITER = 'ar.alafasy';
const BITRATE: Bitrate = 128;

export const RECITER_NAME = 'Alafasy';

type Connection = { saveData?: boolean };

/** What listening begins with; `connection` tells whether data is to be saved. */
export function startOptions(connection: Connection | undefined): Options {
  const saves = connection?.saveData === true;
  return {
    repeat: 'none',
    count: 1,
    pause: 0,
    speed: 1,
    source: {
      edition: RECITER,
      bitrates: bitratesToTry(saves ? 64 : BITRATE, bitratesOf(RECITER)),
    },
    preload: !saves,
  };
}

export const addressOf = (file: { edition: string; bitrate: number; ayah: number }): string =>
  audioPath(file.bitrate as Bitrate, file.edition, file.ayah);

/** A surah by the global numbers of its verses. */
export function spanOfSurah({ number, versesCount }: Surah): Span {
  const first = globalNumber({ surah: number, ayah: 1 }) ?? 1;
  return { first, last: first + versesCount - 1 };
}
