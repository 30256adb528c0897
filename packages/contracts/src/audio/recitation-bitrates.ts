import type { Bitrate } from './recitations.ts';

/**
 * The qualities the audio host has of each recitation: its own list of folders
 * (islamic-network/cdn, info/cdn.txt), without those we do not offer (32, 40, 48, 320). Names and
 * languages come from the catalogue at run time; it tells no qualities, so a new row is added by hand.
 */
const FILES: Readonly<Record<string, readonly Bitrate[]>> = {
  'ar.abdulbasitmurattal': [64, 192],
  'ar.abdullahbasfar': [64, 192],
  'ar.abdulsamad': [64],
  'ar.abdurrahmaansudais': [64, 192],
  'ar.ahmedajamy': [64, 128],
  'ar.alafasy': [64, 128],
  'ar.aymanswoaid': [64],
  'ar.hanirifai': [64, 192],
  'ar.hudhaify': [64, 128],
  'ar.husary': [64, 128],
  'ar.husarymujawwad': [64, 128],
  'ar.mahermuaiqly': [64, 128],
  'ar.minshawi': [128],
  'ar.minshawimujawwad': [64],
  'ar.muhammadayyoub': [128],
  'ar.muhammadjibreel': [128],
  'ar.saoodshuraym': [64],
  'ar.shaatree': [64, 128],
  'en.walk': [192],
  'fr.leclerc': [128],
  'ru.kuliev-audio': [128],
  'ur.khan': [64],
  'zh.chinese': [128],
};

/** Qualities there are of a recitation, lowest first; empty for one we know nothing of. */
export const bitratesOf = (edition: string): readonly Bitrate[] =>
  (Object.hasOwn(FILES, edition) ? FILES[edition] : undefined) ?? [];

/** Every recitation that can be played. */
export const playableEditions = (): readonly string[] => Object.keys(FILES);
