/** What a package.json says of packages. */
export type Manifest = {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

type Locked = {
  link?: boolean;
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
};

export type PackageLock = { packages: Record<string, Locked> };

/** Packages that run code when they are installed, each with what for. Another one is looked at before it comes in. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core': 'finds the binary of this platform',
  esbuild: 'finds the binary of this platform',
  workerd: 'finds the binary of this platform',
};

const EXACT = /^\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?$/i;
const REGISTRY = 'https://registry.npmjs.org/';

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path;

/** Versions of third parties that are not pinned; a package of our own is `*`. */
function unpinned(file: string, manifest: Manifest, own: ReadonlySet<string>): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  return [dependencies, devDependencies, optionalDependencies, peerDependencies].flatMap((list) =>
    Object.entries(list ?? {})
      .filter(([name, version]) => !EXACT.test(version) && !(own.has(name) && version === '*'))
      .map(([name, version]) => `${file}: ${name} "${version}" is not an exact version`),
  );
}

/** What the lock installs from elsewhere than the registry, unchecked, or with code that runs at once. */
function unsafe(path: string, { resolved, integrity, hasInstallScript }: Locked): string[] {
  const name = nameOf(path);
  return [
    ...(resolved === undefined || resolved.startsWith(REGISTRY)
      ? []
      : [`${path} comes from ${resolved}, not from the registry`]),
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')
      ? []
      : [`${path} has no SHA-512 in the lock`]),
    ...(hasInstallScript !== true || Object.hasOwn(INSTALL_SCRIPTS, name)
      ? []
      : [`${path} runs a script when it is installed, and no reason for that is written down`]),
  ];
}

/** Breaches of what docs/security.md says of packages ("Packages of others"); none when all is well. */
export function policyFaults(
  manifests: ReadonlyMap<string, Manifest>,
  lock: PackageLock,
): string[] {
  const own = new Set([...manifests.values()].flatMap(({ name }) => name ?? []));
  const locked = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  return [
    ...[...manifests].flatMap(([file, manifest]) => unpinned(file, manifest, own)),
    ...locked.flatMap(([path, entry]) => unsafe(path, entry)),
  ];
}
