import type { DuaGuide } from '@fahm/contracts/content/dua.ts';
import type { Names } from '@fahm/contracts/content/names.ts';
import type { TimelineEvent } from '@fahm/contracts/content/timeline.ts';
import type { Umrah } from '@fahm/contracts/content/umrah.ts';
import type { Figure } from '@fahm/contracts/content/figures.ts';

/** All that the pages say; the build has it, the browser never does: it reads pages back from their markup. */
export type Content = {
  timeline: readonly TimelineEvent[];
  umrah: Umrah;
  dua: DuaGuide;
  names: Names;
  figures: readonly Figure[];
};
