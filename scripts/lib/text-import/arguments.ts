import { editionIdSchema } from '@fahm/contracts/quran/quran.ts';

export type ImportArguments = { id: string; folder: string | null; isBuiltIn: boolean };

export const USAGE = `usage: npm run text:import -- <edition> [--into <folder> | --built-in]

  <edition>   for example en.pickthall
  --into      where to write it; below .local/editions/ otherwise
  --built-in  makes it the translation of all pages, too: files of the repository change
  TEXT_SERVICE_URL names another text service than https://api.alquran.cloud/v1`;

/** What the command line asks for; `null` when it cannot be understood. */
export function readArguments(args: readonly string[]): ImportArguments | null {
  const [id = '', flag, folder, ...more] = args;
  if (!editionIdSchema.safeParse(id).success || more.length > 0) return null;
  if (flag === undefined) return { id, folder: null, isBuiltIn: false };
  if (flag === '--built-in') return folder ? null : { id, folder: null, isBuiltIn: true };
  return flag === '--into' && folder ? { id, folder, isBuiltIn: false } : null;
}
