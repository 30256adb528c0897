import { messages } from '../messages.ts';
import type { Audience } from '../model.ts';
import { useCached } from '../use-cached.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import styles from './tools.module.css';

const AUDIENCES: readonly Audience[] = ['all', 'men', 'women'];

type Props = { audience: Audience; onAudience: (audience: Audience) => void };

/** Whom the guide is shown for, the screen kept awake, paper, and whether it can be read in flight. */
export function Tools({ audience, onAudience }: Props) {
  const [awake, keepAwake] = useWakeLock();
  const isCached = useCached();
  return (
    <section className={styles.tools} aria-label={messages.tools}>
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">{messages.show}</legend>
        {AUDIENCES.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="audience"
              checked={value === audience}
              onChange={() => onAudience(value)}
            />
            <span>{messages.audiences[value]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        {awake !== 'unsupported' && (
          <button
            type="button"
            className="button"
            data-tone="secondary"
            aria-pressed={awake === 'on'}
            onClick={() => keepAwake(awake !== 'on')}
          >
            {awake === 'on' ? messages.awakeOn : messages.awake}
          </button>
        )}
        <button
          type="button"
          className="button"
          data-tone="secondary"
          onClick={() => window.print()}
        >
          {messages.print}
        </button>
      </div>
      <p className={styles.note} role="status">
        {awake === 'refused' && `${messages.awakeFailed} `}
        {isCached ? messages.cached : messages.flight}
      </p>
    </section>
  );
}
