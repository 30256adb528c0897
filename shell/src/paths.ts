/** Where the shell's links lead. */
export const paths = {
  home: '/',
  reader: '/reader',
  names: '/names',
  pricing: '/pricing',
  subscribe: '/subscribe',
  /** Sign-in is a page load: the API answers it with a redirect. */
  signIn: '/api/login',
  coach: '/#coach',
  practice: '/#practice',
  help: '/help',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  credits: '/credits',
} as const;
