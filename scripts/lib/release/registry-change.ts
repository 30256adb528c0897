import type { Registry, RemoteEntry } from '@fahm/contracts/registry.ts';
import type { PublishedVersion } from '../stack/version-store.ts';

/** How many versions a remote keeps in the registry; tabs opened on older ones must reload. */
export const REGISTERED_VERSIONS = 60;

/** The registry after `published` became what people get. The same version again changes nothing. */
export function withRelease(registry: Registry, published: PublishedVersion): Registry {
  const { id, version, files } = published;
  const before = registry[id];
  if (before?.current === version && before.versions[version]?.origin === files.origin)
    return registry;
  const versions = { ...before?.versions };
  // Deleted first, so that a version released anew counts as the newest.
  delete versions[version];
  versions[version] = files;
  const previous = before === undefined || before.current === version ? null : before.current;
  return { ...registry, [id]: pruned({ versions, current: version, previous }) };
}

/**
 * The registry after people get `version` of the remote again, or the one before the current. Throws a
 * message for people when there is nothing to go back to.
 */
export function withRollback(registry: Registry, id: string, version?: string): Registry {
  const entry = registry[id];
  if (entry === undefined) throw new Error(`The registry has no remote "${id}".`);
  const target = version ?? entry.previous;
  if (target === null) throw new Error(`"${id}" has no version before ${entry.current}.`);
  if (entry.versions[target] === undefined) {
    throw new Error(
      `"${id}" has no version "${target}". It has ${Object.keys(entry.versions).join(', ')}.`,
    );
  }
  if (target === entry.current) throw new Error(`"${id}" is at ${target} already.`);
  return { ...registry, [id]: { ...entry, current: target, previous: entry.current } };
}

function pruned(entry: RemoteEntry): RemoteEntry {
  const kept = Object.entries(entry.versions).slice(-REGISTERED_VERSIONS);
  const versions = Object.fromEntries(kept);
  const { previous } = entry;
  return {
    ...entry,
    versions,
    previous: previous !== null && previous in versions ? previous : null,
  };
}
