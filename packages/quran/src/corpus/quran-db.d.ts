// quran-db ships no types. Only the three data files used here are described.
declare module 'quran-db/utils/quran_text.js' {
  const verses: { surah_number: number; verse_number: number; content: string }[];
  export default verses;
}

declare module 'quran-db/utils/translations/en_saheeh.js' {
  const verses: { surah_number: number; verse_number: number; content: string }[];
  export default verses;
}

declare module 'quran-db/utils/surah_data.js' {
  const surahs: { id: number; aya: number; place: 'Makkah' | 'Madinah'; arabic: string }[];
  export default surahs;
}
