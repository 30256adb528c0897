// Makes dist/care/care.json, the words of care as the API worker reads them. `--pin` writes its digest down, which the
// worker compares: after a change of words/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARE_DIGEST } from '../src/coach/classify/care/care-digest.ts';
import { careFile, digestOf } from './care-file.ts';

const workspace = join(import.meta.dirname, '..');
const target = join(workspace, 'dist/care');
const pinned = join(workspace, 'src/coach/classify/care/care-digest.ts');

const text = careFile();
const digest = digestOf(text);
if (process.argv.includes('--pin')) {
  const source = `/** SHA-256 of the words of care as they are deployed: \`npm run care:learn -w @fahm/domain\` writes it. */\nexport const CARE_DIGEST = '${digest}';\n`;
  writeFileSync(pinned, source);
} else if (digest !== CARE_DIGEST) {
  console.error('The words of care have changed: npm run care:learn -w @fahm/domain');
  process.exitCode = 1;
}
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'care.json'), text);
console.log(`care: ${Buffer.byteLength(text)} bytes in dist/care`);
