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
      heading: 'With an account',
      text: [
        'An account exists so that your study can continue where you left it: it has to keep your profile, your progress and what you save. This page will list each of them before accounts are opened to the public.',
      ],
    },
  ],
};
