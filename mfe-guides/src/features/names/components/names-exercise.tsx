import { messages } from '../messages.ts';
import type { DivineName } from '../model.ts';
import { useExercise } from '../use-exercise.ts';
import { ExerciseBar } from './exercise-bar.tsx';
import { NameCard } from './name-card.tsx';
import styles from './names-view.module.css';

/** The cards, and the two ways to practise them ([4.18]). */
export function NamesExercise({ names }: { names: readonly DivineName[] }) {
  const exercise = useExercise(names);
  const { mode, revealed } = exercise;
  return (
    <>
      <ExerciseBar exercise={exercise} count={names.length} />
      <ol className={styles.grid} aria-label={messages.list} data-mode={mode}>
        {names.map((name) => (
          <NameCard
            key={name.number}
            name={name}
            mode={mode}
            isRevealed={mode === 'normal' || revealed.has(name.number)}
            onToggle={exercise.toggle}
          />
        ))}
      </ol>
    </>
  );
}
