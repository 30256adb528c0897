import { messages } from './messages.ts';

/** What a concept's label says, from its tags (spec 2.8.1). */
export function categoryOf(tags: readonly string[]): string {
  const { category } = messages;
  if (tags.includes('core')) return category.core;
  if (tags.includes('practical')) return category.practical;
  if (tags.includes('theological') || tags.includes('theology')) return category.theological;
  return category.concept;
}

/** What a rule's badge says (spec 4.3). */
export const ruleKindLabel = (kind: string): string =>
  messages.rule.kinds[kind] ?? messages.rule.otherKind;

export const storyKindLabel = (kind: string): string =>
  messages.story.kinds[kind] ?? messages.story.otherKind;

/** Ids of content are words with hyphens. */
export const tagLabel = (tag: string): string => tag.replaceAll('-', ' ');

/** A figure's name out of its id (spec 3.12), where only the id is at hand: `fig_adam` is Adam. */
export const figureLabel = (id: string): string =>
  id
    .replace(/^fig[_-]/, '')
    .split(/[_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The verse that a word, or a phrase of one verse, stands in: `67:1:3-4` is in 67:1. */
export const verseOfWord = (word: string): string => word.split(':').slice(0, 2).join(':');
