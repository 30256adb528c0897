import { PRODUCT_NAME } from '../../product.ts';

export const messages = {
  title: `You are offline · ${PRODUCT_NAME}`,
  description: 'This page is not on this device.',
  heading: 'You are offline',
  text: 'This page is not on this device. It will be here again with the connection.',
  here: 'On this device',
  retry: 'Try again',
};
