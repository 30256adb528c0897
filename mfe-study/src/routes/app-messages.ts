/** Strings around the pages of the app; each page says the rest of itself in its `page.ts`. */
export const messages = {
  dashboard: 'Dashboard',
  signIn: 'Log In',
  signInRequired: {
    title: 'Authentication Required',
    text: 'Please sign in to access the AI Coach',
  },
};
