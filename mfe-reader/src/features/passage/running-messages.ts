/** Every string of a running page that a translator would need. */
export const messages = {
  verse: (key: string) => `Verse ${key}`,
  page: (number: number) => `Page ${number}`,
};
