/** What the shell's build writes into the worker. */
declare const BUILT_PRELUDE: { html: string; studyHtml: string; scriptHash: string };

// Taken apart in one statement: the build puts the whole value in wherever it is named.
export const {
  /** The prelude of a page that was not written for the visitor who gets it. */
  html: PRELUDE,
  /** The same of a page that is dark as the study app is. */
  studyHtml: STUDY_PRELUDE,
  /** Hash source of the prelude's script: a page whose policy lacks it is of another release. */
  scriptHash: PRELUDE_SCRIPT,
} = BUILT_PRELUDE;
