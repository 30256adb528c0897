/** The remotes of the product: id in the registry, folder, port of the development server. */
export const REMOTES = [{ id: 'reader', folder: 'mfe-reader', devPort: 5171 }] as const;

export type RemoteId = (typeof REMOTES)[number]['id'];

export function remoteById(id: string | undefined): (typeof REMOTES)[number] {
  const remote = REMOTES.find((candidate) => candidate.id === id);
  if (remote !== undefined) return remote;
  const known = REMOTES.map((candidate) => candidate.id).join(', ');
  throw new Error(`There is no remote "${id ?? ''}". Remotes: ${known}.`);
}
