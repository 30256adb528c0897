/** What somebody reads who followed a link and is asked to wait. */
export const waiting = {
  too_many_requests: {
    title: 'Please wait a minute',
    why: 'Many requests came from your network at the same moment. Others at your school, mosque or home may share its address; nothing is wrong with your account.',
    what: 'Wait a minute, then go on where you were:',
  },
  busy: {
    title: 'Your file is on its way',
    why: 'An export of your account is being made already, in another tab or on another device.',
    what: 'When it has ended, or in a minute, you can ask for another one:',
  },
  again: 'Try again',
  home: 'Back to the start',
};
