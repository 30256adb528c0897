/** What the address bar, search engines and previews of links say of the pages. */
export const messages = {
  title: 'Islamic Figures · Fahm',
  description:
    'Prophets, angels, people, nations and creatures of the Qur’an: their stories, lessons and verses, with sources and with what scholars discuss.',
  figureTitle: (name: string) => `${name} · Fahm`,
};
