import { serveRemote } from '@fahm/tooling/remote-serve.ts';
import { federationConfig } from '../federation.config.ts';
import type * as Fragments from '../src/fragment.tsx';
import { placeOfPath } from '../src/lib/paths.ts';
import { surahsOfUnit, type Unit } from '../src/lib/unit.ts';
import { textFiles, textOfSurah } from './text.ts';

const FIRST: Unit = { kind: 'chapter', number: 1 };

await serveRemote<typeof Fragments>({
  federation: federationConfig,
  fragments: 'src/fragment.tsx',
  render: (fragments, path) => {
    const place = placeOfPath(path);
    if (place === null) return null;
    if (place.page === 'landing') return fragments.renderLandingFragment([]);
    if (place.page === 'search') return fragments.renderSearchFragment([]);
    if (place.page === 'bookmarks') return fragments.renderBookmarksFragment();
    const unit = place.page === 'unit' ? place.unit : FIRST;
    const texts = new Map(surahsOfUnit(unit).map((surah) => [surah, textOfSurah(surah)]));
    return fragments.renderUnitFragment(unit, texts);
  },
  files: textFiles,
});
