/** What the shell's build writes into the worker. */
declare const BUILT_OPENING: { html: string; scriptHash: string };

/** The opening of a page that was not written for the visitor who gets it. */
export const OPENING: string = BUILT_OPENING.html;
/** Hash source of the opening's script: a page whose policy lacks it is of another release. */
export const OPENING_SCRIPT: string = BUILT_OPENING.scriptHash;
