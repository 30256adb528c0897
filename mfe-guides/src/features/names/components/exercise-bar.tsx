import type { Exercise, Miss } from '../use-exercise.ts';
import { messages } from '../messages.ts';
import styles from './exercise-bar.module.css';

type Props = { exercise: Exercise; count: number };

/** Switches the exercises, says how far one has come, and in a test takes what is typed. */
export function ExerciseBar({ exercise, count }: Props) {
  const { mode, revealed, switchTo } = exercise;
  const isWhole = revealed.size === count;
  return (
    <section className={styles.bar} aria-label={messages.modes} data-active={mode !== 'normal'}>
      <div className={styles.modes}>
        {(['memorize', 'test'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            data-tone={mode === one ? 'primary' : 'secondary'}
            onClick={() => switchTo(one)}
          >
            {mode === one ? messages[one].exit : messages[one].enter}
          </button>
        ))}
      </div>
      {mode !== 'normal' && (
        <>
          <p className={styles.hint}>
            {mode === 'test' ? messages.testHint : messages.memorizeHint}
          </p>
          {mode === 'test' && <NameInput exercise={exercise} isDone={isWhole} />}
          <p className={styles.hint} role="status">
            {exercise.miss !== null && saidOf(exercise.miss, exercise.typed)}
          </p>
          <p className={styles.count} role="status">
            {exercise.found !== null && mode === 'test' && (
              <span className="visually-hidden">
                {messages.found(exercise.found.transliteration)}{' '}
              </span>
            )}
            {isWhole ? messages.congratulations : messages.revealed(revealed.size)}
          </p>
        </>
      )}
    </section>
  );
}

function saidOf(miss: Miss, typed: string): string {
  if (miss.kind === 'revealed') {
    return messages.standsAlready(miss.name.transliteration, miss.name.number);
  }
  return miss.kind === 'several' ? messages.several : messages.notFound(typed.trim());
}

/** It stays when all is done, so that the keyboard does not lose its place. */
function NameInput({ exercise, isDone }: { exercise: Exercise; isDone: boolean }) {
  return (
    <input
      className={styles.input}
      type="text"
      dir="auto"
      value={exercise.typed}
      readOnly={isDone}
      placeholder={messages.placeholder}
      aria-label={messages.typeLabel}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => exercise.type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && exercise.submit()}
    />
  );
}
