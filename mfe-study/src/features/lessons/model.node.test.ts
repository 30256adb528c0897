import { expect, test } from 'vitest';
import { categoryOf, figureLabel, ruleKindLabel, storyKindLabel, tagLabel } from './model.ts';

test('[2.8.1] a concept tagged core is a Core Concept, whatever its other tags', () => {
  expect(categoryOf(['practical', 'core'])).toBe('Core Concept');
  expect(categoryOf(['mercy', 'practical'])).toBe('Practical');
  expect(categoryOf(['theological'])).toBe('Theological');
  expect(categoryOf(['mercy'])).toBe('Concept');
  expect(categoryOf([])).toBe('Concept');
});

test('[4.3] kinds of rules have the words of the specification; any other is Guidance', () => {
  expect(ruleKindLabel('obligation')).toBe('Obligatory');
  expect(ruleKindLabel('recommendation')).toBe('Recommended');
  expect(ruleKindLabel('prohibition')).toBe('Prohibited');
  for (const kind of ['guidance', '', 'another']) expect(ruleKindLabel(kind)).toBe('Guidance');
});

test('[2.8.3] kinds of stories have words, and an unknown one is a story', () => {
  expect(storyKindLabel('parable')).toBe('Parable');
  expect(storyKindLabel('another')).toBe('Story');
});

test('[3.12] a figure is named from its id', () => {
  expect(figureLabel('fig_adam')).toBe('Adam');
  expect(figureLabel('fig_ashab_al-kahf')).toBe('Ashab Al Kahf');
  expect(tagLabel('names-of-god')).toBe('names of god');
});
