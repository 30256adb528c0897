/** Every string of the guides hub that a translator would need; each page says what it is called there. */
export const messages = {
  heading: 'Guides',
  text: 'Browse and open the guides by tapping or long-pressing a folder.',
  also: 'Also here:',
  minutes: (count: number) => `About ${count} minutes to read`,
};
