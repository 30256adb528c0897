/** Every string of the words that somebody recalls that a translator would need. */
export const messages = {
  heading: 'Words you recall',
  loading: 'Counting your words…',
  failed: 'Your words could not be counted just now.',
  retry: 'Retry',
  none: 'A word counts once you have answered it rightly on two different days. Begin with those that are met most: five hundred make up seven of ten words of the Qur’an.',
  total: (words: number, percent: number) =>
    `${words} ${words === 1 ? 'word' : 'words'}, ${percent} % of all words of the Qur’an`,
  ofSurah: (percent: number, name: string) => `Recalled ${percent} % of the words of ${name}`,
  curve: 'The share of the Qur’an’s words that you recall, day by day',
  onDay: (day: string, words: number, percent: number) => `${day}: ${words} words, ${percent} %`,
  picture: 'The 114 surahs by the share of words recalled',
  cell: (name: string, percent: number) => `${name}: ${percent} %`,
  learn: 'Learn words',
};
