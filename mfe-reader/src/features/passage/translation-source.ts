import type { Translation } from './compose-passage.ts';

/** Texts of an edition for some surahs. Rejects when they cannot be had, or are not whole. */
export type TranslationSource = (
  edition: string,
  surahs: readonly number[],
  signal: AbortSignal,
) => Promise<Translation>;

/** The code that asks the library comes with the first translation that is not the built-in one. */
export function createTranslationSource(): TranslationSource {
  const cached = new Map<string, Translation>();
  return async (edition, surahs, signal) => {
    const { fetchTranslation } = await import('./fetch-translation.ts');
    const translation = await fetchTranslation(
      edition,
      surahs,
      cached.get(edition) ?? null,
      signal,
    );
    cached.set(edition, translation);
    return translation;
  };
}
