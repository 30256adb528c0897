import { paths } from '../paths.ts';

/**
 * Whether the page around is dark as the study app is (spec 1.6); elsewhere it has the reader's theme. `remote` is
 * who fills the page, undefined for the shell. The profile belongs to the study app.
 */
export const isStudyFrame = (remote: string | undefined, path: string): boolean =>
  remote === 'study' || path.startsWith(paths.profile);
