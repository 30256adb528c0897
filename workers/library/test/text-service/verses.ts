import { readSurahText, type SurahText, type Verse } from '@fahm/quran/corpus.ts';
import { globalNumber } from '@fahm/quran/reference.ts';
import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import type { ServiceEdition } from './editions.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const SHADDA = '\u0651';
/** Their basmala has a shadda on its first letter, which 1:1 has not. */
const WITH_SHADDA = new Set([95, 97]);

/** Verse 1 as Tanzil-based text has it: the basmala of the surah, a space, the verse. */
function withBasmala({ surah, basmala }: SurahText, verse: Verse): string {
  if (verse.ayah !== 1 || basmala === null) return verse.arabic;
  const spelled = WITH_SHADDA.has(surah) ? basmala[0] + SHADDA + basmala.slice(1) : basmala;
  return `${spelled} ${verse.arabic}`;
}

/**
 * The text of a verse in an edition. Editions other than the two of the corpus are told apart by
 * their id behind the default translation, because no other text is at hand.
 */
function textOf(edition: ServiceEdition, surah: SurahText, verse: Verse): string {
  if (edition.type === 'quran' || edition.type === 'versebyverse') {
    const mark = edition.identifier === 'quran-simple' && surah.surah === 1 && verse.ayah === 1;
    return (mark ? BYTE_ORDER_MARK : '') + withBasmala(surah, verse);
  }
  if (edition.identifier === BUILT_IN_TRANSLATION.id) return verse.translation;
  return `${verse.translation} [${edition.identifier}]`;
}

function sajdaOf({ sajda }: Verse, id: number) {
  if (sajda === null) return false;
  return { id, recommended: sajda === 'recommended', obligatory: sajda === 'obligatory' };
}

/** A verse with the fields of the service, in its order. */
function ayahOf(edition: ServiceEdition, surah: SurahText, verse: Verse): object {
  const id = globalNumber({ surah: surah.surah, ayah: verse.ayah }) ?? 0;
  const audio = {
    audio: `https://cdn.example/128/${edition.identifier}/${id}.mp3`,
    audioSecondary: edition.identifier === 'ur.khan' ? [] : [`https://cdn.example/64/${id}.mp3`],
  };
  return {
    number: id,
    ...(edition.format === 'audio' ? audio : {}),
    text: textOf(edition, surah, verse),
    numberInSurah: verse.ayah,
    juz: verse.juz,
    manzil: verse.manzil,
    page: verse.page,
    ruku: verse.ruku,
    hizbQuarter: verse.hizbQuarter,
    sajda: sajdaOf(verse, id),
  };
}

/** The verses of surah `number`, 1 to 114. */
export function ayahsOf(edition: ServiceEdition, number: number): object[] {
  const surah = readSurahText(number);
  return surah.verses.map((verse) => ayahOf(edition, surah, verse));
}
