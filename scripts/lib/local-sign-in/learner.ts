import { createHash } from 'node:crypto';

/** Longest name that is taken. */
export const NAME_LENGTH = 80;

/** Somebody who signs in on this machine, as the claims of OpenID Connect tell of them. */
export type Learner = {
  sub: string;
  name: string;
  given_name: string;
  family_name?: string;
  email: string;
  email_verified: boolean;
};

/**
 * The learner of a name, or null for no name. The same name is the same learner, on another day too: capital
 * letters and spaces around it do not count. There is no password: this is one's own machine.
 */
export function learnerOf(typed: string): Learner | null {
  const name = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, NAME_LENGTH);
  if (name === '') return null;
  const sub = createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 32);
  const [given = name, ...family] = name.split(' ');
  const mailbox = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');
  return {
    sub,
    name,
    given_name: given,
    ...(family.length === 0 ? {} : { family_name: family.join(' ') }),
    email: `${mailbox === '' ? sub.slice(0, 8) : mailbox}@learners.test`,
    // An address of nobody's but this machine's.
    email_verified: true,
  };
}
