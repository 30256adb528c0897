export const messages = {
  heading: 'Write to us',
  label: 'Your message',
  noScript: 'Sending a message needs JavaScript, which is switched off in this browser.',
};
