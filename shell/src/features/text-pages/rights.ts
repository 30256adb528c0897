/** What the build finds about the works that are used; the credits page names them. */
export type Rights = {
  /** Each Arabic font, and whose it is. */
  fonts: readonly { family: string; copyright: string }[];
  /** Libraries by licence, each with its version. */
  libraries: readonly { license: string; names: readonly string[] }[];
};
