// Makes dist/assets: the built-in editions and the figures as the worker reads them. EMBED_EDITIONS names them, in
// order; those that are not of the corpus are read from EDITIONS_DIR, where text:import puts them.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { assetFiles } from './lib/asset-files.ts';
import { corpusEditions } from './lib/corpus-editions.ts';
import { divisionsFrom } from './lib/divisions.ts';
import { figureAsset } from './lib/figure-asset.ts';
import { readImportedEdition } from './lib/imported-edition.ts';

const workspace = join(import.meta.dirname, '..');
const target = join(workspace, 'dist/assets');
const editionsDir = process.env['EDITIONS_DIR'] || join(workspace, '../../.local/editions');

const figures = figureAsset(
  readFileSync(join(workspace, '../../db/dist/content/figures.json'), 'utf8'),
);
const corpus = SURAHS.map(({ number }) => readSurahText(number));
const own = corpusEditions(corpus);
const wanted = process.env['EMBED_EDITIONS']?.split(',') ?? own.map((e) => e.edition.identifier);
const editions = wanted.map(
  (id) =>
    own.find(({ edition }) => edition.identifier === id) ??
    readImportedEdition(join(editionsDir, id), id),
);

// Written beside it and moved at the end: a build that fails leaves the last good one.
const staging = `${target}.next`;
rmSync(staging, { recursive: true, force: true });
for (const [path, content] of [...assetFiles(editions, divisionsFrom(corpus)), figures]) {
  mkdirSync(dirname(join(staging, path)), { recursive: true });
  writeFileSync(join(staging, path), content);
}
rmSync(target, { recursive: true, force: true });
renameSync(staging, target);
console.log(`library: ${wanted.join(', ')} in dist/assets`);
