import { expect, test } from 'vitest';
import { nameSchema } from './name.ts';
import { onboardingSchema } from './person/onboarding.ts';
import { conceptFormSchema } from './study/concepts.ts';
import { folderNameSchema } from './study/folders.ts';

const schema = nameSchema(80);

const BIDI = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';

test('[5.11] a name turns nothing around that stands beside it', () => {
  for (const mark of BIDI) expect(schema.parse(`${mark}Mar${mark}yam`)).toBe('Maryam');
  expect(schema.safeParse(BIDI).success).toBe(false);
});

test.each(['مريم', 'علی\u200Cرضا', 'O’Hara', '7', '𝕄', '🌙', 'e\u0301'])(
  '[5.11] %j is a name',
  (name) => expect(schema.parse(name)).toBe(name),
);

// Spaces and joiners, a soft hyphen, the Hangul filler, a tag, marks of no letter.
test.each(['\u200B', '\u200D\u2060', '\u00AD', '\u3164', '\u{E0041}', '\u0301', '\u3000'])(
  '[5.11] %j shows nothing, and is no name',
  (name) => expect(schema.safeParse(name).success).toBe(false),
);

test.each(['a\u0000b', 'a\nb', 'a\u2028b', 'a\u0085b', 'a\uD800'])(
  '[5.11] %j disturbs what stands around it, or is half of something',
  (name) => expect(schema.safeParse(name).success).toBe(false),
);

test('[5.11] [5.10] [A8] the rule holds for people, folders and concepts', () => {
  const { displayName } = onboardingSchema.shape;
  for (const field of [displayName, folderNameSchema.shape.name, conceptFormSchema.shape.title]) {
    expect(field.parse(' \u202Emine ')).toBe('mine');
    expect(field.safeParse('\u3164').success).toBe(false);
  }
});
