/** Every string of reporting a mistake that a translator would need. */
export const reportMessages = {
  link: 'Report an error',
  of: (title: string) => `Report an error in “${title}”`,
  close: 'Close',
  why: 'What you write is sent to the people who keep this site, with the name of what it is about:',
  wrong: 'What is wrong?',
};
