import { execFileSync } from 'node:child_process';
import { type Stage, withEarlier } from './stages.ts';
import { type Graph, ownerOf, reachedFrom } from './workspaces.ts';

/** Read by people, or by a hosted CI: `npm run check` looks at them, no test does. */
const WORDS_ONLY = /^(?:docs\/.*|\.github\/.*|\.ci\/.*|[^/]+\.md|LICENSE)$/;

export type Plan = {
  stages: Stage[];
  skipped: { name: string; why: string }[];
  /** What was changed, for people. */
  because: string;
};

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function forkFrom(root: string): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git(root, 'merge-base', 'HEAD', main).trim();
    } catch {
      // No such branch here.
    }
  }
  return 'HEAD';
}

/** Files that differ from `base` (where the branch left main, unless named), committed or not, and new ones. */
export function changedFiles(root: string, base = forkFrom(root)): string[] {
  const differing = git(root, 'diff', '--name-only', '--no-renames', '-z', base).split('\0');
  const fresh = git(root, 'ls-files', '-z', '--others', '--exclude-standard').split('\0');
  return [...new Set([...differing, ...fresh])].filter((path) => path !== '').toSorted();
}

type Reach = { everything: boolean; folders: Set<string> };

/** What a change reaches. A file that belongs to no workspace, and is more than words, reaches everything. */
function reachOf(files: string[], graph: Graph): Reach {
  const owners = files
    .filter((path) => !WORDS_ONLY.test(path))
    .map((path) => {
      // Browser tests are about what they open: only what they share touches all of them.
      const specs = graph.specFolders.find(
        (folder) => folder !== 'e2e/support/' && path.startsWith(folder),
      );
      return specs ?? ownerOf(path, graph.workspaces.keys());
    });
  const everything = owners.includes(null);
  return {
    everything,
    folders: reachedFrom(
      owners.filter((it) => it !== null),
      graph,
    ),
  };
}

/** Restricts a stage to the folders that are reached. Null when none is. */
function restrict(stage: Stage, { folders: reached }: Reach, graph: Graph): Stage | null {
  if (stage.covers === 'always') return stage;
  const covers = stage.covers.includes('*') ? [...graph.workspaces.keys()] : stage.covers;
  // What all browser tests share, and the tests of the running stack, lie in e2e/ itself.
  const shared = reached.has('e2e') && /^(?:browser|stack|pages|engines)$/.test(stage.name);
  if (shared) return stage;
  if (stage.folders === undefined) return covers.some((it) => reached.has(it)) ? stage : null;
  const all = Object.entries(stage.folders(graph));
  const chosen = all.filter(([, about]) => about.some((it) => reached.has(it)));
  if (chosen.length === 0) return null;
  if (chosen.length === all.length) return stage;
  return { ...stage, command: [...stage.command, ...chosen.map(([folder]) => folder)] };
}

/** Chooses the stages, and within them the folders, that a change of `files` can turn red. */
export function planFor(files: string[], stages: readonly Stage[], graph: Graph): Plan {
  const reach = reachOf(files, graph);
  const chosen = new Map<string, Stage>();
  for (const stage of stages) {
    const restricted = reach.everything ? stage : restrict(stage, reach, graph);
    if (restricted !== null) chosen.set(stage.name, restricted);
  }
  const planned = withEarlier(stages, chosen);
  const names = new Set(planned.map(({ name }) => name));
  const skipped = stages
    .filter(({ name }) => !names.has(name))
    .map(({ name, covers }) => ({
      name,
      why: `nothing changed that ${covers === 'always' ? 'it' : covers.join(', ')} is made of`,
    }));
  const touched = reach.everything
    ? 'a file of the root, which can touch everything'
    : [...reach.folders].toSorted().join(', ') || 'words only';
  return {
    stages: planned,
    skipped,
    because: `${files.length} files changed; reached: ${touched}`,
  };
}
