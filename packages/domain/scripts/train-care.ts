// Makes training/model.json, the learnt half of how people in pain are told, and pins the data of care anew.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHalf, trainingSamples } from './care/corpus.ts';
import { digestOfSources, look, makeModel } from './care/make-model.ts';

const started = Date.now();
const lessons = [...trainingSamples(), ...openHalf()].map(look);
const model = makeModel(lessons, digestOfSources());
writeFileSync(join(import.meta.dirname, '../training/model.json'), `${JSON.stringify(model)}\n`);
console.log(`care: learnt from ${lessons.length} messages in ${Date.now() - started} ms`);
