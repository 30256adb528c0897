/** Every string about what is open to whom. */
export const messages = {
  subscribe: {
    heading: 'Subscription Required',
    text: 'Lessons are free for surahs 1 to 5 and part of Pro for the other 109. Reading is free for every surah.',
    toCome: 'The lessons of this surah are still being written.',
    upgrade: 'Upgrade to Pro',
    read: 'Read this surah',
    sample: 'What a lesson is like: from surah 1',
    sampleLink: 'More of surah 1',
  },
  signIn: {
    heading: 'Sign in to study',
    text: 'With a free account the rules, stories, practice and mastery of surahs 1 to 5 are yours, and your progress is kept.',
    action: 'Sign in',
    read: 'Read this surah',
    readNote: 'Reading needs no account.',
  },
  unknown: {
    heading: 'We could not find out who is signed in',
    text: 'The server does not answer at the moment. Nothing of yours is lost.',
    retry: 'Retry',
  },
};
