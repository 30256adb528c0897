import { PRODUCT_NAME } from '../../../product.ts';

export const corrections = {
  title: `Corrections · ${PRODUCT_NAME}`,
  description: `What was wrong in the lessons and guides of ${PRODUCT_NAME}, what they say now, and since when.`,
  heading: 'Corrections',
  lead: 'What was wrong in our lessons and guides after people could have learned from it, the latest first. Whoever has learned a card that was corrected is told before it is asked again.',
  none: 'Nothing had to be corrected so far.',
  was: 'It said, and what was wrong with it',
  now: 'It says now',
  withdrawn: 'Nothing: it was withdrawn.',
  surah: (number: number, name: string) => `Surah ${number}, ${name}`,
  guides: 'Guides and figures',
  report: 'Tell us of a mistake',
};
