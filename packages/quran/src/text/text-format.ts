/** Raise it when the shape of a text file changes: a folder that is out must keep its content. */
export const TEXT_FORMAT = 1;
