/** What the address bar, search engines and previews of links say of the page. */
export const messages = {
  title: 'Umrah · Fahm',
  description:
    'Umrah step by step in seven parts: what to do, what to say in Arabic with transliteration and translation, for men and for women, with sources.',
};
