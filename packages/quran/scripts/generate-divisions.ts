// Rewrites src/mushaf-facts/lengths.ts from the source package. A test fails while they differ.
import { writeFileSync } from 'node:fs';
import { deriveMushafLengths } from '../src/mushaf-facts/derive.ts';
import { renderLengths } from '../src/mushaf-facts/render.ts';

writeFileSync(
  new URL('../src/mushaf-facts/lengths.ts', import.meta.url),
  renderLengths(deriveMushafLengths()),
);
