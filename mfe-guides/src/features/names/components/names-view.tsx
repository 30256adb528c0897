import type { Names } from '@fahm/contracts/content/names.ts';
import { AboutList } from './about-list.tsx';
import sheet from '../../../lib/sources.module.css';
import { NamesExercise } from './names-exercise.tsx';
import { NamesHeader } from './names-header.tsx';

/** The page as the build renders it; the browser has `names-screen.tsx` in its place. */
export function NamesView({ list: { names, note, sources } }: { list: Names }) {
  const numbered = names.map((name, index) => ({ ...name, number: index + 1 }));
  return (
    <div className={sheet.sheet} data-content="">
      <NamesHeader />
      <NamesExercise names={numbered} />
      <AboutList note={note} sources={sources} />
    </div>
  );
}
