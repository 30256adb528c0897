import { PRODUCT_NAME } from '../../product.ts';

export const messages = {
  skip: 'Skip to content',
  brand: PRODUCT_NAME,
  navigation: 'Main',
  menu: 'Menu',
  reader: 'Qur’an Reader',
  names: '99 Names',
  pricing: 'Pricing',
  start: 'Start Free',
};
