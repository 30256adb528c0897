/** Every string of the headings of passages that a translator would need. */
export const messages = {
  verses: (from: number, to: number) => (from === to ? `Verse ${from}` : `Verses ${from} to ${to}`),
};
