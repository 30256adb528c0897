/** What is said before the code of the list is there, apart from all that comes with it. */
export const pendingMessages = {
  title: 'Qur’an Reader · Fahm',
  heading: 'Qur’an Reader',
  lead: 'All 114 surahs, in Arabic with an English translation.',
  loading: 'Loading surahs...',
  failed: 'Failed to load surahs. Please try again.',
  retry: 'Try again',
};
