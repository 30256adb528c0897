import type { Rights } from '@fahm/contracts/quran/quran.ts';

/** An edition that a deployment is about to embed. */
export type EmbeddedText = { identifier: string; rights: Rights };

export type Permission = {
  /** Ids of editions that the operator names, having the right to embed them. */
  operatorAllows: readonly string[];
};

/** Everybody may embed these (some under conditions, which the credit states). */
const FREE: ReadonlySet<Rights> = new Set(['public-domain', 'republishable']);

/**
 * Stops a deployment that would embed a text nobody has allowed: of non-commercial or unknown rights
 * and not named by the operator. A wildcard is no name.
 * @throws an error that says what to do.
 */
export function assertMayEmbed(text: EmbeddedText, { operatorAllows }: Permission): void {
  const { identifier, rights } = text;
  if (FREE.has(rights) || operatorAllows.includes(identifier)) return;
  throw new Error(
    `${identifier} may not be embedded: its rights are ${rights}. Embed another edition ` +
      `(EMBED_EDITIONS), or, with the owner's permission, name it: ALLOW_EDITIONS=${identifier}`,
  );
}

/** The names in `ALLOW_EDITIONS=en.sahih,en.asad`. */
export function allowedByOperator(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
