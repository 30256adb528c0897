import { PRODUCT_NAME } from '../../product.ts';

export const messages = {
  title: `404 Page Not Found · ${PRODUCT_NAME}`,
  description: 'There is no page at this address.',
  heading: '404 Page Not Found',
  text: 'There is no page at this address. It may have moved, or the link may hold a typing slip. The Qur’an has 114 surahs: every one of them is a step away.',
  reader: 'Open Reader',
  home: 'Go to the start page',
  help: 'Help Center',
  developerNote: 'Did you forget to add the page to the router?',
};
