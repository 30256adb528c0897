import type { User } from '@fahm/contracts/person/user.ts';

type Known = Pick<User, 'firstName' | 'lastName' | 'email'>;
type Named = Pick<User, 'firstName' | 'lastName' | 'profile'>;

const firstLetter = (text: string | null): string | undefined =>
  [...new Intl.Segmenter().segment(text?.trim() ?? '')][0]?.segment.toLocaleUpperCase();

/** What stands in place of a picture: a letter of the first name, else of the e-mail; null means an icon. */
export const letterOf = ({ firstName, email }: Known): string | null =>
  firstLetter(firstName) ?? firstLetter(email) ?? null;

/** The name that somebody chose, else first and last name as far as they are known; null when none is. */
export function shownNameOf({ firstName, lastName, profile }: Named): string | null {
  const chosen = profile.displayName?.trim() ?? '';
  if (chosen !== '') return chosen;
  const names = [firstName, lastName].flatMap((name) => name?.trim() || []);
  return names.length === 0 ? null : names.join(' ');
}
