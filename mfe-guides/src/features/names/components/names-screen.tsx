import { useMemo } from 'react';
import { adopt } from '../../../lib/adopt.tsx';
import { CHIPS } from '../../../lib/live-verse.tsx';
import { readNames } from '../read-names.ts';
import sheet from '../../../lib/sources.module.css';
import { NamesExercise } from './names-exercise.tsx';
import { NamesHeader } from './names-header.tsx';

/** The names in the browser, with their exercises; the note on the list stays as it came. */
export function NamesScreen({ content }: { content: Element }) {
  const names = useMemo(() => readNames(content), [content]);
  const about = useMemo(() => {
    const section = content.querySelector('[data-adopt]');
    return section && adopt(section, CHIPS);
  }, [content]);
  return (
    <div className={sheet.sheet} data-content="">
      <NamesHeader />
      <NamesExercise names={names} />
      {about}
    </div>
  );
}
