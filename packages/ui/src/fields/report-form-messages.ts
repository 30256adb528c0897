export const messages = {
  email: 'Your e-mail address, if you want an answer',
  emailHint: 'It is used for the answer, and for nothing else.',
  send: 'Send',
  sending: 'Sending…',
  tooMany:
    'Several messages came from here within a minute. Please wait a moment, then send it again.',
  failed: 'Your message could not be sent. It is still here: please try again.',
  thanks: 'Thank you.',
  thanksText: 'Your message has arrived. Somebody will read it.',
};
