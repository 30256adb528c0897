import type { Params } from '@fahm/mfe-kit/page.ts';
import { formatReference, versesOf } from '@fahm/quran/reference.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { DEFAULT_EDITION } from '../../lib/text/default-edition.ts';
import type { RenderPage } from '../../lib/page.ts';
import { unitOfParams, unitPath } from '../../lib/paths.ts';
import { type NumberedKind, rangeOfUnit, surahsOfUnit, UNIT_COUNTS } from '../../lib/unit.ts';
import { RunningPage } from './components/running-page.tsx';
import { PassageRoute } from '../../routes/passage-route.tsx';
import { composePassage } from './compose-passage.ts';
import { structuredData } from './structured-data.ts';
import { unitDescription } from './description.ts';
import { unitTitle } from './unit-words.ts';

const BUILT_IN = { edition: DEFAULT_EDITION, surahs: new Map() };
const nothing = () => {};

/** @throws RangeError for a unit that does not exist. */
export const render: RenderPage = (params, textOf, layout) => {
  const unit = unitOfParams(params);
  if (unit === null) throw new RangeError(`There is no unit ${JSON.stringify(params)}`);
  const range = rangeOfUnit(unit);
  const texts = new Map(surahsOfUnit(unit).map((surah) => [surah, textOf(surah)]));
  const passage = composePassage(unit, texts, BUILT_IN);
  const state = { status: 'ready', passage, translation: 'shown' } as const;
  return {
    head: {
      title: unitTitle(unit),
      description: unitDescription(unit),
      canonical: unitPath(unit),
      arabic: true,
      image: `social/${range.start.surah}.png`,
      structured: structuredData(unit),
      text: { edition: DEFAULT_EDITION.id, verses: formatReference(range) },
    },
    view: (
      <PassageRoute
        unit={unit}
        state={state}
        onRetry={nothing}
        plain={null}
        layout={layout === null ? null : RunningPage}
      />
    ),
    ...(layout !== null && { styles: ['running-page.tsx'] }),
  };
};

export const params = (id: string): Iterable<Params> => (id === 'verse' ? verses() : numbered());

function* numbered(): Generator<Params> {
  for (const kind of Object.keys(UNIT_COUNTS) as NumberedKind[]) {
    for (let n = 1; n <= UNIT_COUNTS[kind]; n += 1) yield { kind, number: `${n}` };
  }
}

function* verses(): Generator<Params> {
  for (const { number } of SURAHS) {
    for (const { surah, ayah } of versesOf(rangeOfUnit({ kind: 'chapter', number }))) {
      yield { surah: `${surah}`, ayah: `${ayah}` };
    }
  }
}
