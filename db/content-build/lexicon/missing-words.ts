// Lists forms of which nothing is written yet, the most frequent first, for who writes them:
//   npm run words -- --missing 100             the first hundred
//   npm run words -- --missing 100 --from 301  a hundred from the 301st of all forms on
//   npm run words -- --missing 500 --in 78-114 of forms that stand in these surahs alone
// A line: rank among all forms, how often, an address, the word, its endings, more places, what is spelt alike.
import { parseArgs } from 'node:util';
import { corpusForms } from '@fahm/quran/words/corpus-forms.ts';
import { buildContent } from '../content.ts';
import { CONTENT_FOLDER, readFolder } from '../content-folder.ts';
import { examineTexts } from '../examine/examine-texts.ts';
import { openMemory } from '../examine/memory.ts';
import { missingForms } from './coverage.ts';
import { buildLexicon } from './lexicon.ts';

const { values } = parseArgs({
  options: {
    missing: { type: 'string' },
    from: { type: 'string', default: '1' },
    in: { type: 'string', default: '1-114' },
  },
});
const [first = 1, last = first] = values.in.split('-').map(Number);
const texts = readFolder(CONTENT_FOLDER);
const { examined } = await examineTexts(texts, openMemory());
const lexicon = buildLexicon(buildContent(texts, examined).words);
const rank = new Map([...corpusForms().forms.keys()].map((form, at) => [form, at + 1]));
const rankOf = (form: string) => rank.get(form) ?? 0;
const all = missingForms(lexicon).toSorted((a, b) => rankOf(a.form.form) - rankOf(b.form.form));
const alike = Map.groupBy(all, ({ form }) => form.places[0]?.folded);
const isWanted = (address: string) =>
  Number.parseInt(address, 10) >= first && Number.parseInt(address, 10) <= last;

const listed = all
  .filter(({ form }) => rankOf(form.form) >= Number(values.from))
  .filter(({ missing }) => missing.some(isWanted))
  .slice(0, Number(values.missing));
for (const { form, missing } of listed) {
  const [place] = form.places;
  const at = missing.find(isWanted) ?? '';
  const endings = Map.groupBy(form.places, ({ ending }) => ending);
  const others = (alike.get(place?.folded) ?? []).filter((it) => it.form !== form);
  const columns = [
    rankOf(form.form),
    missing.length,
    at,
    corpusForms().places.get(at)?.arabic,
    place?.folded,
    [...endings].map(([ending, places]) => `${ending} ${places.length}`).join(', '),
    missing
      .filter((it) => it !== at)
      .slice(0, 4)
      .join(' '),
    others
      .slice(0, 4)
      .map((it) => `${it.missing[0]} ${it.form.places[0]?.arabic} (${it.missing.length})`)
      .join('; '),
  ];
  console.log(columns.join('\t'));
}
console.error(`${listed.length} of ${all.length} missing forms`);
