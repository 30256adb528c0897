import type { Graph } from './workspaces.ts';

/** A part of `npm test`: one command, its place among the others, and what it is about. */
export type Stage = {
  name: string;
  title: string;
  command: [program: string, ...args: string[]];
  /** Stages that must have passed. */
  after: string[];
  /** Cores that it keeps busy; one of 2 takes all there are, runs alone, and is shown as it goes. */
  cores: 0.5 | 1 | 2;
  /** Workspaces whose change, or whose dependencies' change, can turn it red; 'always' for whatever changes. */
  covers: string[] | 'always';
  /** How its tests are run alone: a Vitest project, Playwright, or not by file. */
  runner: { vitest: string } | 'playwright' | null;
  /** Folders that it can be restricted to, with the workspaces each is about. */
  folders?: (graph: Graph) => Record<string, string[]>;
};

const DEPLOYABLES = [
  'shell',
  'mfe-reader',
  'mfe-study',
  'mfe-guides',
  'workers/api',
  'workers/library',
  'workers/audio',
  'workers/webhooks',
];

/** The commands build, serve and release all of them. */
const PRODUCT = [...DEPLOYABLES, 'scripts'];

const vitest = (name: string, title: string, covers: string[]): Stage => ({
  name,
  title,
  command: ['vitest', 'run', '--project', name],
  after: ['build'],
  cores: 1,
  covers,
  runner: { vitest: name },
});

/** Every workspace tests itself. */
const nodeFolders = ({ workspaces }: Graph): Record<string, string[]> =>
  Object.fromEntries([...workspaces.keys()].map((folder) => [`${folder}/`, [folder]]));

/** What each folder of browser tests is about. One that is not named here is about everything. */
export const SPEC_FOLDERS: Record<string, string[]> = {
  'e2e/accounts/': ['shell', 'mfe-reader', 'mfe-study', 'workers/api'],
  'e2e/audio/': ['shell', 'workers/audio'],
  'e2e/faults/': ['shell', 'mfe-reader', 'mfe-study', 'mfe-guides'],
  'e2e/guides/': ['shell', 'mfe-guides', 'workers/library'],
  'e2e/reader/': ['shell', 'mfe-reader', 'workers/library', 'workers/audio'],
  'e2e/study/': ['shell', 'mfe-study', 'workers/api', 'workers/library', 'workers/audio'],
};

const specFolders = ({ specFolders: folders }: Graph): Record<string, string[]> =>
  Object.fromEntries(
    folders.map((folder) => [
      folder,
      [...(SPEC_FOLDERS[folder] ?? DEPLOYABLES), 'scripts', folder],
    ]),
  );

/** In the order in which they are begun: long ones that keep one core busy before short ones. */
export const STAGES: readonly Stage[] = [
  {
    name: 'build',
    title: 'build',
    command: ['npm', 'run', '--silent', 'build:all'],
    after: [],
    cores: 2,
    covers: [...PRODUCT, 'db', 'packages/quran'],
    runner: null,
  },
  {
    name: 'check',
    title: 'format, lint, types, dependencies, content',
    command: ['node', 'scripts/check.ts'],
    after: ['build'],
    cores: 2,
    covers: 'always',
    runner: null,
  },
  {
    ...vitest('node', 'unit tests in Node', []),
    covers: ['*'],
    folders: nodeFolders,
  },
  { ...vitest('stack', 'commands and the running stack', [...PRODUCT, 'db']) },
  { ...vitest('workers', 'the API in workerd', ['workers/api', 'workers/library', 'scripts']) },
  { ...vitest('webhooks', 'webhooks in workerd', ['workers/webhooks']) },
  { ...vitest('library', 'the library in workerd', ['workers/library']), cores: 0.5 },
  // Those two mostly wait: for hosts that hang, until a deadline.
  { ...vitest('audio', 'recitations in workerd', ['workers/audio']), cores: 0.5 },
  {
    ...vitest('pages', 'Pages projects under wrangler', ['shell', 'mfe-reader', 'workers/audio']),
  },
  {
    name: 'development',
    title: 'build with development React',
    command: ['npm', 'run', '--silent', 'build:development'],
    after: ['build'],
    cores: 2,
    covers: PRODUCT,
    runner: null,
  },
  {
    name: 'browser',
    title: 'browser tests',
    command: ['node', 'scripts/e2e.ts'],
    after: ['build', 'development'],
    cores: 2,
    covers: PRODUCT,
    runner: 'playwright',
    folders: specFolders,
  },
  {
    name: 'engines',
    title: 'browser tests in Firefox and WebKit',
    command: ['node', 'scripts/engines.ts'],
    after: ['build'],
    cores: 2,
    covers: ['shell', 'mfe-reader', 'mfe-study', 'mfe-guides', 'workers/api', 'scripts'],
    runner: { vitest: 'engines' },
  },
];

/** The chosen stages, each with those that it comes after: what is tested is built of what is here. */
export function withEarlier(stages: readonly Stage[], chosen: Map<string, Stage>): Stage[] {
  const needed = new Set<string>();
  const need = (name: string): void => {
    needed.add(name);
    for (const earlier of stages.find((stage) => stage.name === name)?.after ?? []) need(earlier);
  };
  for (const name of chosen.keys()) need(name);
  return stages.filter(({ name }) => needed.has(name)).map((it) => chosen.get(it.name) ?? it);
}
