// Checks db/content/ and builds db/dist/content/ of it; with --check it builds nothing. Another folder of
// content, such as one that is being written, is named after --from. With --anew no file is taken for right
// because it was found so before.
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildContent } from './content.ts';
import { CONTENT_FOLDER, readFolder, writeContent } from './content-folder.ts';
import { coverageOf, lessonCoverage, likeCardLines } from './coverage.ts';
import { examineTexts } from './examine/examine-texts.ts';
import { NO_MEMORY, openMemory } from './examine/memory.ts';
import { wordCoverage } from './lexicon/coverage.ts';
import { buildLexicon } from './lexicon/lexicon.ts';
import { personLines, personsWithoutPage } from './persons.ts';
import { transliterationLines } from './rules/transliteration/check.ts';
import { sampleLines } from './samples.ts';
import { testerLines } from './testers.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    from: { type: 'string', default: CONTENT_FOLDER },
    anew: { type: 'boolean' },
  },
});
const started = performance.now();
const texts = readFolder(values.from);
const { examined, fresh } = await examineTexts(texts, values.anew ? NO_MEMORY : openMemory());
const { content, faults, authored, words, alike, spellings, reviews, written } = buildContent(
  texts,
  examined,
);
for (const { file, line, message } of faults) {
  console.error(`${relative(process.cwd(), join(values.from, file))}:${line}: ${message}`);
}
if (faults.length > 0) {
  console.error(`${faults.length} faults: nothing was built.`);
  process.exitCode = 1;
} else if (content !== null) {
  if (values.check !== true) writeContent(content, words);
  const lines = [...coverageOf(content), ...lessonCoverage(authored), ...likeCardLines(alike)];
  lines.push(
    ...personLines(personsWithoutPage(authored, content.figures)),
    ...transliterationLines(spellings),
    ...testerLines(reviews),
    ...sampleLines(reviews),
    ...wordCoverage(buildLexicon(words)),
    `written in the second form and read by others: ${written.length} of 114 surahs`,
    `${fresh} of ${examined.size} files looked at anew, in ${Math.round(performance.now() - started)} ms`,
  );
  console.log(['content:', ...lines].join('\n'));
}
