import { SURAHS } from '../surahs.ts';
import { wordsOfVerse, type CorpusWord } from './corpus-words.ts';
import { wordForm, type WordForm } from './word-form.ts';

/** A word of the corpus, and which form it has there. */
export type FormPlace = CorpusWord & WordForm;

/** All places of one form, in the order of the mushaf. */
export type CorpusForm = { form: string; places: readonly FormPlace[] };

export type CorpusForms = {
  /** By their keys, the most frequent first. */
  forms: ReadonlyMap<string, CorpusForm>;
  /** Every word of the corpus by its address. */
  places: ReadonlyMap<string, FormPlace>;
};

let read: CorpusForms | undefined;

/** Every form of the Qur'an's words. For Node and build time only; takes a quarter of a second, once. */
export const corpusForms = (): CorpusForms => (read ??= readForms());

function readForms(): CorpusForms {
  const places = SURAHS.flatMap(({ number: surah, versesCount }) =>
    Array.from({ length: versesCount }, (_, at) => wordsOfVerse({ surah, ayah: at + 1 })).flat(),
  ).map(({ address, arabic, folded }): FormPlace => {
    const { form, ending } = wordForm(arabic);
    return { address, arabic, folded, form, ending };
  });
  const forms = [...Map.groupBy(places, ({ form }) => form)]
    .map(([form, all]) => ({ form, places: all }))
    .toSorted((a, b) => b.places.length - a.places.length);
  return {
    forms: new Map(forms.map((it) => [it.form, it])),
    places: new Map(places.map((place) => [place.address, place])),
  };
}

/** The form of the word at an address; undefined when there is no such word. */
export function formAt(address: string): CorpusForm | undefined {
  const { forms, places } = corpusForms();
  return forms.get(places.get(address)?.form ?? '');
}
