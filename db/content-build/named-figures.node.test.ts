import { readFileSync } from 'node:fs';
import { parseReference, verseKey, versesOf } from '@fahm/quran/reference.ts';
import { figureFileSchema } from '@fahm/contracts/content/figure.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildContent } from './content.ts';
import { personsWithoutPage } from './persons.ts';
import { NAMED_FIGURES, OTHER_WORDS } from './testing/named-figures.ts';
import { versesNaming } from './testing/named-in-verses.ts';
import { LESSONS, sampleConcept, sampleFigure, sampleTexts } from './testing/sample.ts';
import { secondConcept, secondForm } from './testing/second-form.ts';

const FIGURES = new URL('../content/figures/', import.meta.url);

function versesListed(id: string): Set<string> {
  const file = figureFileSchema.parse(parse(readFileSync(new URL(`${id}.yaml`, FIGURES), 'utf8')));
  const references = [file.verses, file.supporting, ...file.episodes.map(({ verses }) => verses)];
  return new Set(
    references.flat().flatMap((reference) => {
      const result = parseReference(reference);
      if (!result.ok) throw new Error(`${id}: ${reference} is ${result.reason}`);
      return versesOf(result.value).map(verseKey);
    }),
  );
}

const figure = (id: string, name: string, aliases: string[] = []) => ({
  [`figures/${id}.yaml`]: { ...sampleFigure(id), name, aliases },
});

const conceptsOf = (summaries: string[]) =>
  summaries.map((summary, at) => ({ ...sampleConcept(`c002-${at}`), summary }));

const personsIn = (summaries: string[]) => {
  const change = { ...LESSONS, 'surah/002/concepts.yaml': conceptsOf(summaries) };
  const { authored } = buildContent(sampleTexts(change));
  return personsWithoutPage(authored, [
    { primaryNameEn: 'Bilal', aliases: ['Bilal ibn Rabah'] },
    { primaryNameEn: 'Al-Walid ibn al-Mughirah', aliases: [] },
    { primaryNameEn: "Al-Bara' ibn Azib", aliases: [] },
  ]);
};

describe('verses of those whom the Qur’an names', () => {
  test.each(Object.entries(NAMED_FIGURES))(
    '[3.14] %s lists every verse of the corpus in which the name stands',
    (id, name) => {
      const naming = versesNaming(name);
      expect(naming).not.toEqual([]);
      const listed = versesListed(id);
      const others = new Set(OTHER_WORDS[id]?.verses);
      expect(naming.filter((verse) => !listed.has(verse) && !others.has(verse))).toEqual([]);
    },
  );

  test.each(Object.entries(OTHER_WORDS))('every exception of %s has the letters', (id, other) => {
    const naming = new Set(versesNaming(NAMED_FIGURES[id] ?? ''));
    const listed = versesListed(id);
    expect(other.verses.filter((verse) => !naming.has(verse) || listed.has(verse))).toEqual([]);
  });
});

describe('figures whom lessons name', () => {
  const FIGURES_NAMED = {
    ...figure('fig_musa', 'Musa', ['Moses']),
    ...figure('fig_calf', 'The Calf', ['The golden calf']),
    ...figure('fig_malik', 'Malik', ['Keeper of the Fire']),
    ...figure('fig_zaynab', 'Zaynab bint Jahsh', ['Mother of the believers']),
    ...figure('fig_aishah', 'Aishah', ['Mother of the believers']),
    ...figure('fig_adam', 'Adam'),
    ...figure('fig_yaqub', "Ya'qub"),
    ...figure('fig_ayyub', 'Ayyub'),
    ...figure('fig_sulayman', 'Sulayman'),
    ...figure('fig_ali', 'Ali', ['Ali ibn Abi Talib']),
    ...figure('fig_walid', 'Al-Walid ibn al-Mughirah'),
    ...figure('fig_aziz', 'Al-Aziz'),
    ...figure('fig_muhammad', 'Muhammad', ['Ahmad', 'Seal of the Prophets']),
  };
  const faultsOf = (summary: string, figures: string[] = [], title = secondConcept().title) =>
    buildContent(
      sampleTexts(
        secondForm({
          ...FIGURES_NAMED,
          'surah/108/concepts.yaml': [secondConcept({ title, summary, figures })],
        }),
      ),
    ).faults.map(({ file, line, message }) => `${file}:${line} ${message}`);

  test('a concept that names one lists it, or does not build', () => {
    expect(faultsOf('Musa came back to the calf.')).toEqual([
      'surah/108/concepts.yaml:1 Tells of fig_musa, whom its figures leave out',
      'surah/108/concepts.yaml:1 Tells of fig_calf, whom its figures leave out',
    ]);
    expect(faultsOf('Musa came back to the calf.', ['fig_musa', 'fig_calf'])).toEqual([]);
  });

  test.each([
    "Abu Musa al-Ash'ari, and Musa ibn Uqbah.",
    'Malik holds that it counts.',
    'A child of Adam, and the sons of Adam.',
    'Zubair Ali Zai calls it weak. Ali ibn Abi Talhah tells it; Ali has it from Ibn Abbas.',
    'A mother of the believers said it.',
    "Ya'qub al-Hadrami, and after him Ya'qub again.",
    "Ya'qub and Abu Ja'far read it without its letter.",
    "Ya'qub, one of the ten readers, reads it without doubling.",
    "So it stands in the reading of Ya'qub.",
    "The reciters Abu Ja'far, Khalaf and Ya'qub.",
    'Ayyub al-Sakhtiyani tells it; Ayyub had it from Ibn Sirin.',
    'Sulayman ibn Musa hands it down. Sulayman names Abu Jahl.',
    'Umar ibn Abd al-Aziz recited it.',
  ])('%s: somebody else is meant', (summary) => {
    expect(faultsOf(summary)).toEqual([]);
  });

  test.each([
    "Ya'qub and Sulayman thanked God, and he reads in the book.",
    "What Ya'qub asked his sons.",
    'The wind served Sulayman, says Sulayman ibn Musa.',
    'Al-Aziz spoke to his wife, and Abd al-Aziz tells it.',
    'Ali ibn Abi Talib went, not Ali ibn Abi Talhah.',
  ])('%s: the one with a page is meant', (summary) => {
    expect(faultsOf(summary)).not.toEqual([]);
  });

  test('the article is small in a sentence', () => {
    expect(faultsOf('Then came al-Walid ibn al-Mughirah.')).toEqual([
      'surah/108/concepts.yaml:1 Tells of fig_walid, whom its figures leave out',
    ]);
  });

  test('the Prophet is listed where a title names him, and need not be where a summary does', () => {
    expect(faultsOf('Prophet Muhammad ﷺ said it, and the Prophet ﷺ did it.')).toEqual([]);
    const title = 'Bless the Prophet, and hurt nobody';
    expect(faultsOf('He is blessed here.', [], title)).toEqual([
      'surah/108/concepts.yaml:1 Tells of fig_muhammad, whom its figures leave out',
    ]);
    expect(faultsOf('He is blessed here.', ['fig_muhammad'], title)).toEqual([]);
    expect(faultsOf('He is blessed here.', [], 'No divide among the prophets')).toEqual([]);
  });

  test('a surah of the first form may wait', () => {
    const summary = 'Musa came back.';
    const concepts = { 'surah/002/concepts.yaml': [{ ...sampleConcept('c002-one'), summary }] };
    const texts = sampleTexts({ ...LESSONS, ...FIGURES_NAMED, ...concepts });
    expect(buildContent(texts).faults).toEqual([]);
  });
});

describe('persons whom lessons name often', () => {
  test('are told where they have no page, by the items that name them', () => {
    const told =
      'Then Umar ibn al-Khattab came, and Qatadah hands it down; Bilal ibn Rabah called.';
    const others = [
      'Umar left, and Umar stayed.',
      'Then Umar and Bilal.',
      'Umar knew. Bilal knew.',
    ];
    expect(personsIn([told, ...others, told])).toEqual([['Umar', 3]]);
  });

  test('are not told where a page has the name with another article, or the first name', () => {
    const full = 'Al-Walid ibn al-Mughirah said it to Bilal ibn Rabah.';
    const later = 'So al-Walid ibn al-Mughirah spoke, and Bilal heard al-Walid.';
    expect(personsIn([full, later, later, later])).toEqual([]);
  });

  test('are told by the whole of a name such as Abd al-Rahman', () => {
    const told = 'He went to Abd al-Rahman ibn Awf.';
    expect(personsIn([told, told, told])).toEqual([['Abd al-Rahman ibn Awf', 3]]);
  });

  test("are not told where the page has a name that ends in '", () => {
    const told = "Al-Bara' told it. They heard al-Bara' ibn Azib.";
    expect(personsIn([told, told, told])).toEqual([]);
  });
});
