import { messages } from '../messages.ts';
import styles from './practice.module.css';
import { ProMark } from './pro-mark.tsx';

type Props = {
  /** The surah whose cards are practised; null for those of all. */
  surah: number | null;
  onChoose: (mode: 'casual' | 'study' | 'words') => void;
};

/** The two modes (spec 2.9.1), and the deck of words. */
export function ModeSelector({ surah, onChoose }: Props) {
  return (
    <div className={styles.modes}>
      {(['casual', 'study', 'words'] as const).map((mode) => {
        const { name, text, start } = messages[mode];
        return (
          <section key={mode} className={styles.card} aria-labelledby={`mode-${mode}`}>
            <h3 className={styles.heading} id={`mode-${mode}`}>
              {name}
              {mode === 'study' && <ProMark surah={surah} />}
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
