import { describe, expect, test } from 'vitest';
import { conceptFieldsSchema, emptyFields, fieldsOf, formOf, proposedId } from './model.ts';

const fields = {
  surahNumber: 2,
  title: '  The Throne ',
  summary: 'Ten letters',
  tags: ' mercy, ,core,',
  verseRefs: '2:255, 1:1-3 ,',
  learningObjectives: ' Say it\n\n  Explain it \n',
};

/** What the form says under each field. */
const faultsOf = (overrides: Record<string, unknown>) => {
  const result = conceptFieldsSchema.safeParse({ ...fields, ...overrides });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('[3.5] tags and references are split on commas, objectives on lines, trimmed, empties dropped', () => {
  expect(formOf(fields)).toEqual({
    surahNumber: 2,
    title: 'The Throne',
    summary: 'Ten letters',
    tags: ['mercy', 'core'],
    verseRefs: ['2:255', '1:1-3'],
    learningObjectives: ['Say it', 'Explain it'],
  });
});

test('[3.4] the proposed id is c, three digits and the title in lower case with hyphens', () => {
  expect(proposedId({ surahNumber: 2, title: "God's  Mercy & Care" })).toBe(
    'c002-god-s-mercy-care',
  );
});

describe('[5.10] the form', () => {
  test('takes what is complete, lists may be empty', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ tags: '', verseRefs: '', learningObjectives: '' })).toEqual([]);
  });

  test.each([
    [{ title: '  ' }, 'title: Title is required'],
    [{ title: 'x'.repeat(201) }, 'title: Title must be at most 200 characters'],
    [{ summary: 'Nine char' }, 'summary: Summary must be at least 10 characters'],
    [{ summary: 'x'.repeat(2001) }, 'summary: Summary must be at most 2000 characters'],
    [{ surahNumber: 0 }, 'surahNumber: A surah is a number from 1 to 114'],
    [{ surahNumber: 115 }, 'surahNumber: A surah is a number from 1 to 114'],
    [{ surahNumber: Number.NaN }, 'surahNumber: Required'],
    [{ surahNumber: '2' }, 'surahNumber: Expected number, received string'],
    [{ title: undefined }, 'title: Required'],
    [{ verseRefs: '2:255, 2:999' }, 'verseRefs: There is no verse 2:999'],
  ])('%j is refused: %s', (overrides, fault) => {
    expect(faultsOf(overrides)).toEqual([fault]);
  });

  test('takes the longest that is allowed', () => {
    expect(faultsOf({ title: 'x'.repeat(200), summary: 'x'.repeat(2000) })).toEqual([]);
  });
});

test('[4.12] a concept that is edited comes into the form as it would be typed', () => {
  const concept = { ...formOf(fields), id: 'c', sources: [], author: 'own' as const };
  expect(formOf(fieldsOf(concept))).toEqual(formOf(fields));
  expect(emptyFields(7)).toMatchObject({ surahNumber: 7, title: '', summary: '' });
});
