import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  editionManifestSchema,
  surahFileName,
  surahTextSchema,
} from '@fahm/contracts/quran/text.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import type { WholeEdition } from './corpus-editions.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const sha256 = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n'), 'utf8').digest('hex');

/**
 * An edition that `npm run text:import` wrote.
 * @throws when it is not there, or when one letter is not what its manifest says.
 */
export function readImportedEdition(folder: string, identifier: string): WholeEdition {
  const manifest = editionManifestSchema.parse(readJson(join(folder, 'manifest.json')));
  if (manifest.edition.identifier !== identifier) {
    throw new Error(`${folder} holds ${manifest.edition.identifier}, not ${identifier}`);
  }
  const surahs = SURAHS.map(({ number, versesCount }) => {
    const text = surahTextSchema.parse(readJson(join(folder, surahFileName(number))));
    if (
      text.texts.length !== versesCount ||
      sha256(text.texts) !== manifest.sha256.surahs[number - 1]
    ) {
      throw new Error(`${identifier}: surah ${number} is not what was imported`);
    }
    return text;
  });
  const whole = sha256(surahs.flatMap(({ texts }) => texts));
  if (whole !== manifest.sha256.whole) throw new Error(`${identifier} is not what was imported`);
  return { edition: manifest.edition, surahs, sha256: whole };
}
