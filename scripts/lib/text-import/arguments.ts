import { editionIdSchema } from '@fahm/contracts/quran/quran.ts';

export type ImportArguments = { id: string; folder: string | null };

export const USAGE = `usage: npm run text:import -- <edition> [--into <folder>]

  <edition>   for example en.pickthall
  --into      where to write it; below .local/editions/ otherwise
  TEXT_SERVICE_URL names another text service than https://api.alquran.cloud/v1`;

/** What the command line asks for; `null` when it cannot be understood. */
export function readArguments(args: readonly string[]): ImportArguments | null {
  const [id = '', flag, folder, ...more] = args;
  if (!editionIdSchema.safeParse(id).success || more.length > 0) return null;
  if (flag === undefined) return { id, folder: null };
  return flag === '--into' && folder ? { id, folder } : null;
}
