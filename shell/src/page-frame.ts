import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { paths } from './paths.ts';

/** Around the study app the page is dark as it is (spec 1.6); elsewhere it has the reader's theme. */
export type PageFrame = 'study' | undefined;

/** The remote whose pages are always dark. */
const STUDY = 'study';

/** How a page is framed: `remote` is who fills it, undefined for the shell. The profile belongs to the study app. */
export const frameOf = (remote: string | undefined, path: string): PageFrame =>
  remote === STUDY || matchesRoute(paths.profile, path) ? 'study' : undefined;
