export const messages = {
  ended: (name: string) => `${name} has ended.`,
  album: 'The Qur’an',
};
