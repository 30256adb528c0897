// Checks db/content/ and builds db/dist/content/ of it; with --check it builds nothing. Another folder of
// content, such as one that is being written, is named after --from.
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildContent } from './content.ts';
import { CONTENT_FOLDER, readFolder, writeContent } from './content-folder.ts';
import { coverageOf, lessonCoverage, likeCardLines } from './coverage.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, from: { type: 'string', default: CONTENT_FOLDER } },
});
const { content, faults, authored, alike, written } = buildContent(readFolder(values.from));
for (const { file, line, message } of faults) {
  console.error(`${relative(process.cwd(), join(values.from, file))}:${line}: ${message}`);
}
if (faults.length > 0) {
  console.error(`${faults.length} faults: nothing was built.`);
  process.exitCode = 1;
} else if (content !== null) {
  if (values.check !== true) writeContent(content);
  const lines = [...coverageOf(content), ...lessonCoverage(authored), ...likeCardLines(alike)];
  lines.push(`written in the second form and read by others: ${written.length} of 114 surahs`);
  console.log(['content:', ...lines].join('\n'));
}
