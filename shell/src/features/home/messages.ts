import { PRODUCT_NAME, TAGLINE } from '../../product.ts';

export const messages = {
  title: `${PRODUCT_NAME} · ${TAGLINE}`,
  description: 'Read the Qur’an in Arabic with an English translation. No account needed.',
  heading: TAGLINE,
  lead: 'Read the Qur’an, and understand what you read. All 114 surahs are open to everyone, with no account.',
  open: 'Open Reader',
};
