import { paths } from '../../../paths.ts';
import { PRODUCT_NAME } from '../../../product.ts';
import type { TextPageWords } from '../model.ts';

export const terms: TextPageWords = {
  title: `Terms · ${PRODUCT_NAME}`,
  description: `The terms of using ${PRODUCT_NAME}, in plain words.`,
  heading: 'Terms',
  lead: 'What you may expect of us, and what we ask of you, in plain words.',
  sections: [
    {
      heading: 'Reading',
      text: [
        'Anyone may read here, without an account and without paying. Please treat the text with the respect it is due.',
      ],
    },
    {
      heading: 'The texts and their owners',
      text: [
        'The Arabic text, the translation and the font belong to those who made them, each under its own terms. The page of credits says what they allow.',
      ],
      links: [{ label: 'Credits', href: paths.credits }],
    },
    {
      heading: 'Study is not a ruling',
      text: [
        'Lessons, practice and the coach help you to understand. They are no fatwa and no substitute for a teacher. Where scholars differ, lessons say so; for your own case, ask a qualified scholar.',
      ],
    },
    {
      heading: 'Paying',
      text: [
        'Pro is £4.99 per month. There are no setup fees, and you can cancel at any time. Taxes may apply by location. The first five surahs stay free.',
        'A subscription renews every month until you cancel it, in your profile. After cancelling, Pro stays open to the end of the month that is paid. You have 14 days from the first payment to change your mind: cancel and write to us, and you get back what you paid, less the days you used.',
        'Payments are handled by Stripe, which sends the receipts. We never see your card.',
      ],
      links: [{ label: 'View Pricing', href: paths.pricing }],
    },
    {
      heading: 'No guarantee',
      text: [
        'We take care that the text is right and the site is up, and mend what is not. We cannot promise that nothing will ever fail.',
      ],
    },
  ],
};
