import { isVisible, withoutBidiControls } from '@fahm/contracts/name.ts';
import type { Identity } from '@fahm/domain/person/sign-in.ts';

const MAX_LENGTH = 200;

type Claims = Record<string, unknown>;

const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/** A text that may be shown: no control characters, not endless; null when there is nothing to see. */
const textOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const text = withoutBidiControls(value)
    .replaceAll(CONTROLS, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed();
  return isVisible(text) ? text : null;
};

/** Whether the claims say who it is in words, so that the provider need not be asked again. */
export const tellsName = ({ email, given_name, name }: Claims): boolean =>
  textOf(email) !== null && (textOf(given_name) ?? textOf(name)) !== null;

/**
 * What the token and the provider's answer say together, the answer in the last word. That an e-mail is verified is said
 * of the one that stands beside it, and of no other.
 */
export const together = (token: Claims, told: Claims): Claims => ({
  ...token,
  ...told,
  email_verified: (told['email'] === undefined ? token : told)['email_verified'],
});

/**
 * The identity in verified claims. Who has no first name has the first word of their whole name; the e-mail is
 * shown and never decides who somebody is.
 */
export const identityOf = (issuer: string, subject: string, claims: Claims): Identity => {
  if (subject === '' || subject.length > 255) throw new Error('a subject that cannot be one');
  const whole = textOf(claims['name']);
  const [first = null, ...rest] = whole?.split(/\s+/) ?? [];
  const given = textOf(claims['given_name']);
  const family = textOf(claims['family_name']);
  return {
    issuer,
    subject,
    firstName: given ?? first,
    lastName: given === null && family === null && rest.length > 0 ? rest.join(' ') : family,
    email: textOf(claims['email']),
    // Some providers write the truth as a word.
    emailVerified: ['true', true].includes(claims['email_verified'] as string | boolean),
  };
};
