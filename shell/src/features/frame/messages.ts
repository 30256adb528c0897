import { PRODUCT_NAME } from '../../product.ts';

export const messages = {
  skip: 'Skip to content',
  brand: PRODUCT_NAME,
  navigation: 'Main',
  reader: 'Qur’an Reader',
  footer: 'The Qur’an, to read and to understand. Open to everyone, no account needed.',
};
