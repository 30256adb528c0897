// How long the check takes of lessons of 114 surahs, which are generated into a folder that goes afterwards:
//   npx -c 'node db/content-build/testing/measure-check.ts'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildContent } from '../content.ts';
import { readFolder } from '../content-folder.ts';
import { examineTexts } from '../examine/examine-texts.ts';
import { NO_MEMORY, openMemory } from '../examine/memory.ts';
import { writtenTexts } from './whole-quran.ts';

const folder = mkdtempSync(join(tmpdir(), 'fahm-whole-quran-'));
const [content, remembered] = [join(folder, 'content'), join(folder, 'kept')];

async function measure(
  what: string,
  memory = openMemory(remembered),
  lanes?: number,
): Promise<void> {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const texts = readFolder(content);
  const { examined, fresh } = await examineTexts(texts, memory, lanes);
  const { faults } = buildContent(texts, examined);
  const spent = process.cpuUsage(cpu);
  const [wall, used] = [performance.now() - started, (spent.user + spent.system) / 1000];
  console.log(
    `${what}: ${Math.round(wall)} ms (${Math.round(used)} ms of all cores), ` +
      `${fresh} of ${examined.size} files looked at, ${faults.length} faults`,
  );
}

try {
  const texts = writtenTexts(Array.from({ length: 114 }, (_, at) => at + 1));
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
  const size = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(`${texts.size} files, ${(size / 1e6).toFixed(1)} MB`);
  await measure('on one lane', NO_MEMORY, 1);
  await measure('side by side', NO_MEMORY);
  await measure('and kept');
  await measure('again, nothing changed');
  appendFileSync(join(content, 'surah/050/cards.yaml'), '# changed\n');
  await measure('again, one file changed');
} finally {
  rmSync(folder, { recursive: true });
}
