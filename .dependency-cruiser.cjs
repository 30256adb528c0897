/**
 * Who may import whom. `allowed` is the whole list: what is not in it is refused (default deny).
 * `forbidden` names the breaches that deserve a message of their own.
 * Paths are relative to the root, so that a planted tree can be judged by the same rules.
 */
const DEPLOYABLES = '(shell|mfe-[a-z]+|workers/[a-z]+)';
const BROWSER_PACKAGES = '(api-client|contracts|mfe-kit|quran|recitation|ui)';

const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Two modules that need each other are one module, or need a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-undeclared-package',
    comment: 'Workspaces link everything everywhere: what is imported must stand in package.json.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '^cloudflare:', '\\?(raw|url)$'] },
  },
  {
    name: 'no-tests-in-product',
    comment: 'The product does not import its tests.',
    severity: 'error',
    from: { pathNot: '\\.(test|spec)\\.tsx?$|^e2e/|^scripts/lib/soak/|/test/|/testing/' },
    to: { path: '\\.(test|spec)\\.tsx?$|/testing/' },
  },
  {
    name: 'deployables-apart',
    comment: 'Deployables are released alone; what they share lies in packages/.',
    severity: 'error',
    from: { path: `^${DEPLOYABLES}/` },
    to: { path: `^${DEPLOYABLES}/`, pathNot: '^$1/' },
  },
  {
    name: 'browser-not-to-server',
    comment: 'Browser code reaches people’s data through the API only.',
    severity: 'error',
    from: { path: `^(shell|mfe-[a-z]+|packages/${BROWSER_PACKAGES})/` },
    to: { path: '^(workers|db|packages/(domain|worker-kit))/' },
  },
  {
    name: 'database-only-through-domain',
    comment: 'Only packages/domain touches db/.',
    severity: 'error',
    from: { pathNot: '^(packages/domain|db)/' },
    to: { path: '^db/' },
  },
  {
    name: 'contracts-is-a-leaf',
    comment: 'Contracts know nothing but zod.',
    severity: 'error',
    from: { path: '^packages/contracts/', pathNot: '\\.test\\.tsx?$' },
    to: { pathNot: '^packages/contracts/|node_modules/zod/' },
  },
  {
    name: 'ui-knows-no-domain',
    comment: 'The design system knows no domain word.',
    severity: 'error',
    from: { path: '^packages/ui/' },
    to: { path: '^(packages/(?!ui/)|workers/|db/)' },
  },
  {
    name: 'packages-not-to-deployables',
    comment: 'Packages serve deployables, never the other way round.',
    severity: 'error',
    from: { path: '^(packages|db)/' },
    to: { path: `^${DEPLOYABLES}/` },
  },
  {
    name: 'features-apart',
    comment: 'Features do not import features; routes compose them.',
    severity: 'error',
    from: { path: '^(shell|mfe-[a-z]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
];

const edge = (from, to) => ({ from: { path: `^${from}(?:/|$)` }, to: { path: `^${to}/` } });

const allowed = [
  // A workspace's own modules, and what its package.json declares.
  {
    from: { path: '^((?:packages|workers)/[^/]+|shell|mfe-[a-z]+|db|e2e|bench|scripts)/' },
    to: { path: '^$1/' },
  },
  { from: {}, to: { path: 'node_modules/' } },
  { from: {}, to: { path: '^(virtual|cloudflare):' } },
  // Node's built-ins: in scripts, tools, configuration and tests, not in what browsers or workers run.
  {
    from: {
      path: '^(scripts|e2e|bench|db|packages/(tooling|quran))/|/scripts/|/test/|\\.config\\.ts$|\\.node\\.test\\.tsx?$|^vitest\\.',
    },
    to: { dependencyTypes: ['core'] },
  },
  edge('(shell|mfe-[a-z]+)', `packages/${BROWSER_PACKAGES}`),
  edge('(shell|mfe-[a-z]+)/scripts', 'packages/tooling'),
  // A build reads the heads of the fragments it wrote.
  edge('packages/tooling', 'packages/mfe-kit'),
  { from: { path: '^mfe-[a-z]+/federation\\.config\\.ts$' }, to: { path: '^packages/tooling/' } },
  edge('workers/[a-z]+', 'packages/(contracts|domain|quran|worker-kit)'),
  // Tests run workers as their wrangler files say.
  edge('workers/[a-z]+/(vitest\\.config\\.ts|test)', 'packages/tooling'),
  // The domain knows the kit's error, and nothing of how it becomes an answer.
  edge('packages/domain', '(db|packages/(contracts|quran))'),
  {
    from: { path: '^packages/domain/' },
    to: { path: '^packages/worker-kit/src/service-error\\.ts$' },
  },
  edge('db', 'packages/(contracts|quran)'),
  edge('packages/(api-client|mfe-kit|worker-kit)', 'packages/contracts'),
  // The text of a chip is joined from two answers of the library.
  {
    from: { path: '^packages/api-client/' },
    to: { path: '^packages/quran/src/(arabic-edition\\.ts|verse-chip/)' },
  },
  // Settings are described by which themes and fonts there are, and shown to the browser's own frame too.
  {
    from: { path: '^packages/mfe-kit/' },
    to: { path: '^packages/(ui/src/theme/(themes|theme-color)|quran/src/arabic-fonts)\\.ts$' },
  },
  edge('packages/recitation', 'packages/(ui|quran|mfe-kit)'),
  edge('(scripts|e2e|bench)', 'packages'),
  // Tests of all pages are told which there are.
  { from: { path: '^e2e/' }, to: { path: '^mfe-[a-z]+/src/pages\\.ts$' } },
  // The command composes what is measured; the measuring is bench's.
  {
    from: { path: '^(scripts/bench\\.ts|e2e/reader/budget\\.spec\\.ts)$' },
    to: { path: '^bench/' },
  },
];

module.exports = {
  forbidden,
  allowed,
  allowedSeverity: 'error',
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-development|\\.wireit|\\.local)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Tools of the whole repository (vitest, types of Node) are declared once, at the root.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
