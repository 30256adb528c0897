/** Every string of a list of sources that a translator would need. */
export const sourceMessages = {
  sources: 'Sources',
  grade: (grade: string) => `Grade: ${grade}`,
};
