import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertMayEmbed, type EmbeddedText, type Permission } from './rights-check.ts';

type Index = { editions: { edition: EmbeddedText }[] };

/**
 * The check of a built library: every edition in its assets folder.
 * @throws like `assertMayEmbed`, and when the folder is not one or has no edition.
 */
export async function assertMayDeployLibrary(assets: string, permission: Permission) {
  const { editions } = JSON.parse(await readFile(join(assets, 'index.json'), 'utf8')) as Index;
  if (editions.length === 0) throw new Error(`${assets} holds no edition`);
  for (const { edition } of editions) assertMayEmbed(edition, permission);
}
