import { type Concept, conceptListSchema } from '@fahm/contracts/study/lessons.ts';

/** How long a file of lessons may take, in milliseconds. */
const DEADLINE_MS = 15_000;

/** The concepts out of a public file of a free surah. Rejects what is damaged. */
export async function fetchConcepts(url: string, signal: AbortSignal): Promise<Concept[]> {
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return conceptListSchema.parse(await response.json());
}
