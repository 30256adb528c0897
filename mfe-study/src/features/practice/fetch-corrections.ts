import {
  CORRECTIONS_FILE,
  type PublicCorrection,
} from '@fahm/contracts/content/public-corrections.ts';

/** A session does not wait longer for what was corrected. */
const CORRECTIONS_DEADLINE_MS = 3000;

/** All corrections, out of the file below `base`; none where it cannot be had: practice goes on without it. */
export async function fetchCorrections(
  base: string,
  signal: AbortSignal,
): Promise<readonly PublicCorrection[]> {
  try {
    const deadline = AbortSignal.timeout(CORRECTIONS_DEADLINE_MS);
    const response = await fetch(`${base}${CORRECTIONS_FILE}`, {
      signal: AbortSignal.any([signal, deadline]),
    });
    if (!response.ok) throw new Error(`${CORRECTIONS_FILE}: ${response.status}`);
    // A file of this very version, made by its build.
    return (await response.json()) as PublicCorrection[];
  } catch (error) {
    if (!signal.aborted) console.error(error);
    return [];
  }
}
