/** Modules the shell provides once for every remote; a remote never carries its own copy (`import: false`). */
export const SHARED_MODULES = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  '@tanstack/react-query': '^5.0.0',
  wouter: '^3.0.0',
} as const;

/** Development React calls one entry more than the production build does. */
export const DEVELOPMENT_ONLY_SHARED = { 'react/jsx-dev-runtime': '^19.0.0' } as const;

export type SharedModule = keyof typeof SHARED_MODULES;

type RemoteShare = {
  singleton: true;
  requiredVersion: string;
  import: false;
  suppressMissingImportWarning: true;
};

/**
 * The `shared` option of a remote. Keys are exact on purpose: with a trailing-slash key the plugin
 * ignores `import: false` and silently bundles a second react-dom.
 */
export function sharedForRemote(
  names: readonly SharedModule[],
  development: boolean,
): Record<string, RemoteShare> {
  const ranges: Record<string, string> = development
    ? { ...SHARED_MODULES, ...DEVELOPMENT_ONLY_SHARED }
    : SHARED_MODULES;
  const wanted = [...names, ...(development ? Object.keys(DEVELOPMENT_ONLY_SHARED) : [])];
  return Object.fromEntries(
    wanted.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: ranges[name] ?? '*',
        import: false,
        suppressMissingImportWarning: true,
      },
    ]),
  );
}
