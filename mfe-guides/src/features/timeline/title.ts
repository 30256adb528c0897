/** What the address bar, search engines and previews of links say of the page. */
export const messages = {
  title: 'Islamic Timeline · Fahm',
  description:
    'Twenty-nine events from 570 to 750 CE, from the birth of the Prophet to early Islamic civilization, with sources and with what is disputed.',
};
