import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders and files a code span may name; anything else in backticks is not a path of ours. */
const ROOTED =
  /^(?:shell|mfe-[a-z]+|workers|db|packages|e2e|bench|scripts|docs)\/[\w./{}<>*-]*$|^[\w.-]+\.(?:md|json|toml|cjs)$/;
/** Written for a reader to fill in, or made by a build. */
const NOT_A_FILE =
  /[<>{}*]|NNNN|(?:^|\/)dist(?:\/|$)|^umrah_guide\.json$|^release\.json$|^registry(?:-snapshot)?\.json$/;

export type DeadPath = { file: string; line: number; path: string };

/** Paths that a Markdown file names, as a link or in backticks, and that do not exist. */
export function deadPaths(root: string, file: string, text: string): DeadPath[] {
  return text.split('\n').flatMap((content, index) => {
    const links = [...content.matchAll(/\]\(([^)#\s]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => ({ target, at: join(root, dirname(file), target) }));
    const spans = [...content.matchAll(/`([^`]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => ROOTED.test(target) && !NOT_A_FILE.test(target))
      .map((target) => ({ target, at: join(root, target) }));
    return [...links, ...spans]
      .filter(({ at }) => !existsSync(at))
      .map(({ target }) => ({ file, line: index + 1, path: target }));
  });
}
