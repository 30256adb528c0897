import { paths } from '../../lib/paths.ts';

/** A folder of the hub (spec 3.24). */
export type Folder = {
  id: 'umrah' | 'timeline' | 'dua';
  /** Its public address; inside the study app it stands below `/app`. */
  href: string;
  /** Which hue its picture is drawn in; `folder-card.module.css` knows the values. */
  color: 'green' | 'blue' | 'rose';
};

/** The three folders in the order of the hub (spec 9.15). */
export const FOLDERS: readonly Folder[] = [
  { id: 'umrah', href: paths.umrah, color: 'green' },
  { id: 'timeline', href: paths.timeline, color: 'blue' },
  { id: 'dua', href: paths.dua, color: 'rose' },
];
