/** The few words that are there before anything is fetched. */
export const messages = {
  note: 'You are offline. What is on this device stays readable.',
  notHere: (name: string | null) =>
    name === null ? 'This page is not on this device' : `${name} is not on this device`,
  notHereHint: 'You are offline. It can be read again with the connection.',
  all: 'All surahs',
  retry: 'Try again',
};
