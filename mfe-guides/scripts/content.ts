import { readFileSync } from 'node:fs';
import { duaGuideSchema } from '@fahm/contracts/content/dua.ts';
import { namesSchema } from '@fahm/contracts/content/names.ts';
import { timelineSchema } from '@fahm/contracts/content/timeline.ts';
import { umrahSchema } from '@fahm/contracts/content/umrah.ts';
import { type Figure, figureSchema } from '@fahm/contracts/content/figures.ts';
import type { Content } from '../src/lib/content.ts';

const FOLDER = new URL('../../db/dist/content/', import.meta.url);

/** The content as `npm run build:content -w @fahm/db` left it. @throws Error when it is not there. */
export function readContent(): Content {
  const figures = read('figures') as unknown[];
  return {
    timeline: timelineSchema.parse(read('timeline')),
    umrah: umrahSchema.parse(read('umrah')),
    dua: duaGuideSchema.parse(read('dua')),
    names: namesSchema.parse(read('names')),
    figures: figures.map((figure): Figure => figureSchema.parse(figure)),
  };
}

function read(name: keyof Content): unknown {
  try {
    return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
  } catch (cause) {
    throw new Error(`No ${name}.json: run "npm run build:content -w @fahm/db"`, { cause });
  }
}
