import type { ContentFile } from './content-file.ts';
import type { Fault } from './fault.ts';

/** What is wrong with a value, before it is known at which line it stands. */
export type Problem = { at: PropertyKey[]; message: string };

export const faultsOf = (file: ContentFile, problems: readonly Problem[]): Fault[] =>
  problems.map(({ at, message }) => ({ file: file.path, line: file.lineOf(at), message }));
