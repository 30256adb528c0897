import { MAX_DEVICES } from '@fahm/contracts/person/devices.ts';
import { person } from '@fahm/db/schema/person.ts';
import { session } from '@fahm/db/schema/session.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { expiryOf } from '../session/limits.ts';
import { hashOf, newSecret } from '../session/secret.ts';

/** Who somebody is, as their provider said and we verified. */
export type Identity = {
  issuer: string;
  subject: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  /** Whether the provider says that the e-mail is theirs. */
  emailVerified: boolean;
};

export type SignIn = {
  identity: Identity;
  /** What names this sign-in and no other; a second one with the same is refused. */
  fingerprint: string;
  /** Browser and system, for the list of devices. */
  label: string;
  /** Secret of the session that the browser had before, which ends. */
  previousSecret: string | null;
};

/**
 * Makes or refreshes the person, ends the browser's previous session and begins a new one; answers the
 * secret for its cookie. Three statements, all or none. Sessions that are over go on the way, and of
 * more devices than allowed the ones unused for longest.
 * @throws when this sign-in was completed before (the index `session_sign_in`).
 */
export const signIn = async (
  { db, now }: Context,
  { identity, fingerprint, label, previousSecret }: SignIn,
): Promise<string> => {
  const secret = newSecret();
  const { issuer, subject, firstName, lastName, email, emailVerified } = identity;
  const previous = previousSecret === null ? '' : await hashOf(previousSecret);
  const personId = sql`(select ${person.id} from ${person}
    where ${person.issuer} = ${issuer} and ${person.subject} = ${subject})`;
  await db.batch([
    db
      .insert(person)
      .values({ id: crypto.randomUUID(), ...identity, createdAt: now })
      .onConflictDoUpdate({
        target: [person.issuer, person.subject],
        set: {
          // A provider that says less this time does not take away what it said before.
          firstName: sql`coalesce(${firstName}, ${person.firstName})`,
          lastName: sql`coalesce(${lastName}, ${person.lastName})`,
          email: sql`coalesce(${email}, ${person.email})`,
          ...(email === null ? {} : { emailVerified }),
        },
      }),
    db.delete(session).where(
      sql`${session.secretHash} = ${previous} or ${session.expiresAt} <= ${now}
        or ${session.secretHash} in (
          select ${session.secretHash} from ${session} where ${session.personId} = ${personId}
          order by ${session.lastSeenAt} desc limit -1 offset ${MAX_DEVICES - 1})`,
    ),
    db.insert(session).values({
      secretHash: await hashOf(secret),
      id: crypto.randomUUID(),
      personId: sql`${personId}`,
      label,
      signIn: fingerprint,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: expiryOf(now, now),
    }),
  ]);
  return secret;
};
