/** Modules the shell provides once for every remote; a remote never carries its own copy. */
const SHARED_MODULES = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  '@tanstack/react-query': '^5.0.0',
  wouter: '^3.0.0',
} as const;

/** Development React calls one entry more than the production build does. */
const DEVELOPMENT_ONLY_SHARED = { 'react/jsx-dev-runtime': '^19.0.0' } as const;

const RANGES: Record<string, string> = { ...SHARED_MODULES, ...DEVELOPMENT_ONLY_SHARED };

export const SHARED_BY_SHELL: ReadonlySet<string> = new Set(Object.keys(RANGES));

/** Shares that the shell fetches when a remote first asks for them; the others are there already. */
export const ON_DEMAND: ReadonlySet<string> = new Set(['@tanstack/react-query']);

export type SharedModule = keyof typeof SHARED_MODULES;

/** What a remote that names `names` may import from the shell, in a development or production build. */
export const sharedNames = (names: readonly SharedModule[], development: boolean): string[] => [
  ...names,
  ...(development ? Object.keys(DEVELOPMENT_ONLY_SHARED) : []),
];

type RemoteShare = {
  singleton: true;
  requiredVersion: string;
  import: false;
  suppressMissingImportWarning: true;
};

/**
 * The `shared` option of a remote's development server. Keys are exact on purpose: with a trailing-slash
 * key the plugin ignores `import: false` and silently takes a second react-dom.
 */
export function sharedForServer(names: readonly SharedModule[]): Record<string, RemoteShare> {
  return Object.fromEntries(
    sharedNames(names, true).map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: RANGES[name] ?? '*',
        import: false,
        suppressMissingImportWarning: true,
      },
    ]),
  );
}
