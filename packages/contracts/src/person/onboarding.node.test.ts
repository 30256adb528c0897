import { describe, expect, test } from 'vitest';
import { onboardingSchema } from './onboarding.ts';
import { onboardingAnswers } from '../testing/onboarding-answers.ts';

const answers = onboardingAnswers();

const accepts = (change: Record<string, unknown>) =>
  onboardingSchema.safeParse({ ...answers, ...change }).success;

describe('onboarding', () => {
  test('[3.17] has exactly the fields of the specification', () => {
    expect(Object.keys(onboardingSchema.shape).toSorted()).toEqual(Object.keys(answers).toSorted());
    expect(onboardingSchema.parse(answers)).toEqual(answers);
  });

  test('[5.11] the display name is trimmed, and may not be empty then', () => {
    expect(onboardingSchema.parse({ ...answers, displayName: '  مريم ' }).displayName).toBe('مريم');
    expect(accepts({ displayName: '   ' })).toBe(false);
    expect(accepts({ displayName: 'x'.repeat(81) })).toBe(false);
  });

  test.each(['1919-12-31', '2001-02-29', '2001-13-01', '2001-1-1', '31.01.1990', '', null, 7])(
    '[9.12] %j is no birthday',
    (dateOfBirth) => expect(accepts({ dateOfBirth })).toBe(false),
  );

  test.each(['1920-01-01', '2000-02-29'])('[9.12] %s is a birthday', (dateOfBirth) =>
    expect(accepts({ dateOfBirth })).toBe(true),
  );

  test.each([
    ['gender', 'other'],
    ['previousExperience', 'expert'],
    ['canReadArabic', 'yes'],
    ['privacyAccepted', false],
    ['termsAccepted', false],
    ['onboardingCompleted', false],
  ])('[5.11] %s must not be %j', (field, value) => expect(accepts({ [field]: value })).toBe(false));

  test.each(Object.keys(answers))('[5.11] %s must be given', (field) =>
    expect(accepts({ [field]: undefined })).toBe(false),
  );
});
