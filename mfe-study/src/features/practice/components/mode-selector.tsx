import { messages } from '../messages.ts';
import styles from './practice.module.css';

type Props = { onChoose: (mode: 'casual' | 'study') => void };

/** The two modes (spec 2.9.1). */
export function ModeSelector({ onChoose }: Props) {
  return (
    <div className={styles.modes}>
      {(['casual', 'study'] as const).map((mode) => {
        const { name, text, start } = messages[mode];
        return (
          <section key={mode} className={styles.card} aria-labelledby={`mode-${mode}`}>
            <h3 className={styles.heading} id={`mode-${mode}`}>
              {name}
              {mode === 'study' && <span className={styles.pro}>{messages.study.pro}</span>}
            </h3>
            <p className={styles.text}>{text}</p>
            <button
              type="button"
              className="button"
              data-tone={mode === 'study' ? 'primary' : 'secondary'}
              onClick={() => onChoose(mode)}
            >
              {start}
            </button>
          </section>
        );
      })}
    </div>
  );
}
