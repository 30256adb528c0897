import { PRODUCT_NAME, TAGLINE } from '../../product.ts';

export const messages = {
  brand: PRODUCT_NAME,
  tagline: TAGLINE,
  study: 'Study',
  browse: 'Browse Surahs',
  coach: 'AI Coach',
  practice: 'Practice',
  account: 'Account',
  signIn: 'Sign In',
  profile: 'Profile',
  signOut: 'Log out',
  pricing: 'Pricing',
  support: 'Support',
  help: 'Help Center',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
  credits: 'Credits',
  copyright: (year: string) => `© ${year} ${PRODUCT_NAME}`,
};
