// Makes dist/assets, the files that are deployed beside the API worker: the words of care and the description of the
// routes of every worker.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyRoute } from '@fahm/contracts/routes/every-route.ts';
import { openApiDocument } from './openapi.ts';

const workspace = join(import.meta.dirname, '..');
const target = join(workspace, 'dist/assets');

mkdirSync(target, { recursive: true });
copyFileSync(
  join(workspace, '../../packages/domain/dist/care/care.json'),
  join(target, 'care.json'),
);
const text = JSON.stringify(await openApiDocument(everyRoute));
writeFileSync(join(target, 'openapi.json'), text);
console.log(`openapi: ${Buffer.byteLength(text)} bytes in dist/assets`);
