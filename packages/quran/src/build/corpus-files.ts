import type { CorpusFingerprint } from '../corpus/fingerprint.ts';
import { buildManifest, type TranslationFacts } from '../corpus/manifest.ts';
import type { SurahText } from '../corpus/model.ts';

/** Name within dist/ and content of each file of a verified corpus. `version` is quran-db's. */
export function corpusFiles(
  corpus: readonly SurahText[],
  fingerprint: CorpusFingerprint,
  version: string,
  translation: TranslationFacts,
): [name: string, content: string][] {
  return [
    ...corpus.map((text): [string, string] => [
      `corpus/surah-${String(text.surah).padStart(3, '0')}.json`,
      JSON.stringify(text),
    ]),
    [
      'corpus/manifest.json',
      `${JSON.stringify(buildManifest(fingerprint, version, translation), null, 2)}\n`,
    ],
  ];
}
