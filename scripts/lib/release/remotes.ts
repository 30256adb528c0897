/**
 * The remotes of the product: id in the registry, folder, port of the development server, and a page
 * that a release is tested with.
 */
export const REMOTES = [
  { id: 'reader', folder: 'mfe-reader', devPort: 5171, samplePath: '/read/chapter/112' },
  { id: 'study', folder: 'mfe-study', devPort: 5172, samplePath: '/surahs/1' },
  { id: 'guides', folder: 'mfe-guides', devPort: 5173, samplePath: '/names' },
] as const;

export function remoteById(id: string | undefined): (typeof REMOTES)[number] {
  const remote = REMOTES.find((candidate) => candidate.id === id);
  if (remote !== undefined) return remote;
  const known = REMOTES.map((candidate) => candidate.id).join(', ');
  throw new Error(`There is no remote "${id ?? ''}". Remotes: ${known}.`);
}
