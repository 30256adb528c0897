import { PRODUCT_NAME } from '../../product.ts';

/** Words of a page that is only there for people who are signed in. */
export const membersOnly = {
  title: `404 Page Not Found · ${PRODUCT_NAME}`,
  description: 'This page is there for people who are signed in.',
  heading: '404 Page Not Found',
  text: 'There is no page here for visitors. If it is a page of your account, sign in and it will open.',
  signIn: 'Sign in',
  home: 'Go to the start page',
};

/** Stands in the page for the path that was asked for, as a value in an address. */
export const RETURN_PATH_PLACEHOLDER = '-return-path-';
