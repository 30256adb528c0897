/** Where the shell's links lead. */
export const paths = {
  home: '/',
  reader: '/reader',
  names: '/names',
  pricing: '/pricing',
  /** Sign-in and sign-out are page loads: the API answers them with a redirect. */
  signIn: '/api/login',
  signOut: '/api/logout',
  dashboard: '/app',
  study: '/app/surah',
  concepts: '/app/concepts',
  guides: '/app/guides',
  profile: '/app/profile',
  onboarding: '/onboarding',
  subscribe: '/subscribe',
  coach: '/#coach',
  practice: '/#practice',
  help: '/help',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  credits: '/credits',
} as const;
