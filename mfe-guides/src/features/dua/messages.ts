/** Every string of the guide to du'a that a translator would need. */
export const messages = {
  heading: "How to make Du'a",
  lead: 'Thirty steps to asking Allah: with presence of heart, in good manner, and in your own words.',
  steps: 'Steps',
  reference: 'Reference:',
  example: 'Example:',
};
