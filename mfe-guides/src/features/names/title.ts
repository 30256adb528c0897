/** What the address bar, search engines and previews of links say of the page. */
export const messages = {
  title: 'The 99 Beautiful Names of Allah · Fahm',
  description:
    'The 99 Names of Allah in Arabic, with transliteration, meaning and a verse, and an honest note on where the list comes from.',
};
