/** An edition as the text service lists it. */
export type ServiceEdition = {
  identifier: string;
  language: string;
  name: string;
  englishName: string;
  format: 'text' | 'audio';
  type: string;
  direction: 'ltr' | 'rtl' | null;
};

const edition = (
  identifier: string,
  englishName: string,
  type: string,
  direction: ServiceEdition['direction'] = 'ltr',
): ServiceEdition => ({
  identifier,
  language: identifier.startsWith('quran-') ? 'ar' : identifier.slice(0, 2),
  name: englishName,
  englishName,
  format: direction === null ? 'audio' : 'text',
  type,
  direction,
});

/** What the service answers with, and code 200, when it does not know the edition asked for. */
export const FALLBACK = 'quran-simple';

/** A small part of the real list that has each of its oddities. */
export const EDITIONS: readonly ServiceEdition[] = [
  edition(FALLBACK, 'Simple', 'quran', 'rtl'),
  edition('quran-uthmani', 'Uthmani', 'quran', 'rtl'),
  edition('en.sahih', 'Saheeh International', 'translation'),
  edition('en.pickthall', 'Mohammed Marmaduke William Pickthall', 'translation'),
  edition('en.asad', 'Muhammad Asad', 'translation'),
  edition('ur.jalandhry', 'Fateh Muhammad Jalandhry', 'translation', 'rtl'),
  edition('ar.muyassar', 'King Fahad Quran Complex', 'tafsir', 'rtl'),
  edition('en.transliteration', 'English Transliteration', 'transliteration'),
  edition('ar.alafasy', 'Alafasy', 'versebyverse', null),
  edition('ar.husary', 'Husary', 'versebyverse', null),
  // Three recitations of a translation have the type of a text.
  edition('en.walk', 'Ibrahim Walk', 'translation', null),
  edition('ur.khan', 'Shamshad Ali Khan', 'translation', null),
  edition('fr.leclerc', 'Youssouf Leclerc', 'translation', null),
  // Listed before anybody knows where its files are.
  edition('de.unheard', 'Unheard', 'versebyverse', null),
];

export const findEdition = (identifier: string): ServiceEdition =>
  EDITIONS.find((entry) => entry.identifier === identifier) ??
  EDITIONS.find((entry) => entry.identifier === FALLBACK)!;
