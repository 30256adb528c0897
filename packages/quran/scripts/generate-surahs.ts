// Rewrites src/surah-facts/rows.ts from the source packages. A test fails while they differ.
import { writeFileSync } from 'node:fs';
import { deriveSurahRows } from '../src/surah-facts/derive.ts';
import { renderRows } from '../src/surah-facts/render.ts';

writeFileSync(
  new URL('../src/surah-facts/rows.ts', import.meta.url),
  renderRows(deriveSurahRows()),
);
