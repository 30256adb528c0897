import { audioPath } from '@fahm/contracts/audio/recitation-files.ts';
import type { Bitrate } from '@fahm/contracts/audio/recitations.ts';
import { globalNumber } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { Busy, type Mirrored, mirrorFile } from './mirror-file.ts';

const TRIES = 5;
const LONGEST_WAIT_MS = 60_000;
/** A worker gives up a copy after 20 s. */
const PATIENCE_MS = 21_000;

export type Progress = {
  done: number;
  total: number;
  stored: number;
  before: number;
  missing: number;
  bytes: number;
};

type Plan = {
  origin: string;
  edition: string;
  bitrate: Bitrate;
  surahs: number[];
  perSecond: number;
  patienceMs?: number;
};

/** Numbers in the Qur'an of the verses of surahs. */
const versesOf = (surahs: number[]): number[] =>
  surahs.flatMap((surah) => {
    const first = globalNumber({ surah, ayah: 1 }) ?? 0;
    const { versesCount = 0 } = surahByNumber(surah) ?? {};
    return Array.from({ length: versesCount }, (_, index) => first + index);
  });

/**
 * Has the files of surahs put into the bucket behind `origin`, one after the other. What is there is
 * left: a run that was broken off is taken up by running it again.
 * @throws the error of the first file that could not be kept, with its address.
 */
export async function mirror(plan: Plan, report: (progress: Progress) => void): Promise<Progress> {
  const verses = versesOf(plan.surahs);
  const progress = { done: 0, total: verses.length, stored: 0, before: 0, missing: 0, bytes: 0 };
  for (const verse of verses) {
    const began = Date.now();
    const url = plan.origin + audioPath(plan.bitrate, plan.edition, verse);
    const mirrored = await persistently(url, plan.patienceMs ?? PATIENCE_MS);
    count(progress, mirrored);
    report(progress);
    // What was there before has cost the host nothing.
    const slot = mirrored.kind === 'there before' ? 0 : 1000 / plan.perSecond;
    await pause(Math.max(0, slot - (Date.now() - began)));
  }
  return progress;
}

function count(progress: Progress, mirrored: Mirrored): void {
  progress.done += 1;
  if (mirrored.kind === 'stored') {
    progress.stored += 1;
    progress.bytes += mirrored.bytes;
  } else if (mirrored.kind === 'there before') progress.before += 1;
  else progress.missing += 1;
}

async function persistently(url: string, patienceMs: number): Promise<Mirrored> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await mirrorFile(url, patienceMs);
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      if (attempt === TRIES) {
        throw new Error(`${url}: ${error.message}, ${TRIES} times`, { cause: error });
      }
      const doubled = 1000 * 2 ** (attempt - 1);
      await pause(Math.min(Math.max(doubled, error.seconds * 1000), LONGEST_WAIT_MS));
    }
  }
}
