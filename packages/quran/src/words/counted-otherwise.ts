/** A place where other counts of the Qur'an's words part them otherwise than the corpus writes them. */
export type CountedOtherwise = {
  /** Where it is in our addresses. */
  at: string;
  /** How the corpus writes it: two words as one, or one word as two. */
  written: 'joined' | 'apart';
  elsewhere: string;
};

/**
 * Where a number from elsewhere may differ from ours, in the words of the same verse that follow. Nothing
 * is mended by it: an address counts what is written. Not listed, because all Uthmani editions write
 * them as one: the vocative ya (360 words) and ha before antum (3:66, 3:119, 4:109, 47:38), which
 * ordinary spelling parts, and the letters that open 29 surahs.
 */
export const COUNTED_OTHERWISE: readonly CountedOtherwise[] = [
  { at: '15:7:1', written: 'joined', elsewhere: 'two words in Tanzil’s text' },
  { at: '27:20:4', written: 'joined', elsewhere: 'two words in Tanzil’s text' },
  { at: '36:22:1', written: 'joined', elsewhere: 'two words in Tanzil’s text' },
  { at: '20:94:2', written: 'joined', elsewhere: 'three words in ordinary spelling' },
  { at: '72:16:1', written: 'joined', elsewhere: 'two words in ordinary spelling' },
  { at: '37:130:3-4', written: 'apart', elsewhere: 'one name in the Quranic Arabic Corpus' },
  { at: '2:181:3-4', written: 'apart', elsewhere: 'one word in quran.com’s word-by-word data' },
  { at: '8:6:4-5', written: 'apart', elsewhere: 'one word in quran.com’s word-by-word data' },
  { at: '13:37:8-9', written: 'apart', elsewhere: 'one word in quran.com’s word-by-word data' },
];
