/** Strings of every reading page; those of the report are in `report-messages.ts`, and come with it. */
export const messages = {
  open: 'Check this text',
  plain: 'Where the text comes from, and how it is checked',
};
