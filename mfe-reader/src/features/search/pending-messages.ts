/** What is said before the code of the search is there, apart from all that comes with it. */
export const pendingMessages = {
  pending: 'Loading search…',
  failed: 'The search could not be loaded. Please try again.',
  retry: 'Try again',
};
