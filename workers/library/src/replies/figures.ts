import type { Figure, FigureCard } from '@fahm/contracts/content/figures.ts';

/** What lists say of a figure; the long texts come with one figure. */
export const cardReply = (figure: Figure): FigureCard => ({
  id: figure.id,
  type: figure.type,
  primaryNameEn: figure.primaryNameEn,
  primaryNameAr: figure.primaryNameAr,
  eraNote: figure.eraNote,
  summary: figure.summary,
  aliases: figure.aliases,
  tags: figure.tags,
});
