import { PRODUCT_NAME } from '../../product.ts';

export const messages = {
  title: PRODUCT_NAME,
  description: 'A page of your account.',
  loading: 'Loading...',
  late: 'This takes longer than it should. Load the page again, or',
  home: 'go to the start page',
  needsScript: 'This page needs JavaScript. Reading the Qur’an does not.',
  failed: 'This page could not be loaded.',
  failedHint: 'The connection may be gone for a moment. Nothing you wrote is lost.',
  retry: 'Retry',
};
