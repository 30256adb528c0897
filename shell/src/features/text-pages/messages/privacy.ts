import { PRODUCT_NAME } from '../../../product.ts';
import type { TextPageWords } from '../model.ts';

export const privacy: TextPageWords = {
  title: `Privacy · ${PRODUCT_NAME}`,
  description: `What ${PRODUCT_NAME} stores about you: without an account, nothing.`,
  heading: 'Privacy',
  lead: 'Without an account, we store nothing about you.',
  sections: [
    {
      heading: 'When you read',
      text: [
        'Reading needs no account. We keep no record of what you read, we do not measure your visits, and there is no advertising.',
        'Pages ask no other company for anything: text, fonts and scripts come from this site alone.',
      ],
    },
    {
      heading: 'On your device',
      text: [
        'Where the reader remembers something for you, such as a setting or your place, it stays in your browser. A theme or a translation that you chose travels with your requests in a small cookie, so that pages come as you want them; it holds nothing that names you. Clearing the data of this site in your browser removes it all.',
      ],
    },
    {
      heading: 'On the way',
      text: [
        'Like every website, this one is delivered by a hosting provider, which sees the network address your request comes from. It needs it to answer.',
      ],
    },
    {
      heading: 'When you write to us',
      text: [
        'A message, and a report of an error, is kept with what it is about, with the e-mail address that you gave for an answer, if you did, and with your account if you are signed in. It is used to answer you and to mend the error, and goes half a year after that, or after two years in any case.',
      ],
    },
    {
      heading: 'With an account',
      text: [
        'An account exists so that your study can continue where you left it. We keep: the name and the e-mail address that your sign-in provider tells us; your answers to the setup questions (display name, birthday, gender, languages, experience, and when you accepted this page and the terms); which devices are signed in, by browser and system; your reading settings, your reading place with bookmarks and notes, the words that you marked as known; your folders, and the concepts that you write; your reviews and progress; what you ask the coach and what it answers, for a year; and whether you have Pro, with what the payment provider says of your subscription.',
        'Two cookies belong to it. One is the key to your session, which no script can read. The other says only that somebody is signed in on this device, so that pages need not ask otherwise.',
        'Your profile offers all of it as a file, and deletes all of it at once. What a device keeps of your reading stays on that device.',
      ],
    },
  ],
};
