/** What somebody reads who is asked to wait. */
export const slowed = {
  title: 'Please wait a minute',
  why: 'Many requests came from your network at the same moment. Others at your school, mosque or home may share its address; nothing is wrong with your account.',
  what: 'Wait a minute, then go on where you were:',
  again: 'Try again',
  home: 'Back to the start',
};
