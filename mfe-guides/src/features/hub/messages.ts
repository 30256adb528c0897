/** Every string of the guides hub that a translator would need. */
export const messages = {
  heading: 'Guides',
  text: 'Browse and open the guides by tapping or long-pressing a folder.',
  folders: { umrah: 'Umrah Guide', timeline: 'Islamic Timeline', dua: "How to make Du'a" },
  also: 'Also here:',
  names: 'The 99 Beautiful Names of Allah',
  figures: 'Islamic Figures',
  title: 'Guides · Fahm',
  description:
    'Guides for learners: the Umrah step by step, the Islamic timeline, how to make Du’a, the 99 Names of Allah and the figures of the Qur’an.',
};
