import { shellPages } from './pages/shell-pages.ts';

/** Where the shell's links lead. */
export const paths = {
  home: shellPages.home.path,
  reader: '/reader',
  names: '/names',
  pricing: shellPages.pricing.path,
  /** Sign-in and sign-out are page loads: the API answers them with a redirect. */
  signIn: '/api/login',
  signOut: '/api/logout',
  dashboard: '/app',
  study: '/app/surah',
  concepts: '/app/concepts',
  guides: '/app/guides',
  profile: '/app/profile',
  onboarding: '/onboarding',
  subscribe: shellPages.subscribe.path,
  coach: '/#coach',
  practice: '/#practice',
  help: shellPages.help.path,
  contact: shellPages.contact.path,
  privacy: shellPages.privacy.path,
  terms: shellPages.terms.path,
  credits: shellPages.credits.path,
} as const;
