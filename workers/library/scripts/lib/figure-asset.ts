import { createHash } from 'node:crypto';
import { figureShelfSchema, FIGURES_PATH } from '../../src/figures/shelf.ts';

/** Path and content of the file of figures, out of what the content build wrote. @throws on another shape. */
export function figureAsset(json: string): [path: string, content: string] {
  const version = createHash('sha256').update(json).digest('hex').slice(0, 16);
  const shelf = figureShelfSchema.parse({ version, figures: JSON.parse(json) as unknown });
  return [FIGURES_PATH, JSON.stringify(shelf)];
}
