import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import { EditionPicker } from './edition-picker.tsx';
import { Sliders, Switches } from './listed-settings.tsx';
import styles from './settings.module.css';

export function TranslationSettings() {
  return (
    <div className={styles.settings}>
      <Switches panel="translation" />
      <Sliders panel="translation" />
      <section className={styles.part}>
        <h3 className={styles.heading}>{messages.edition}</h3>
        <Arrival />
        <EditionPicker />
      </section>
    </div>
  );
}

/** How it stands with the chosen translation: what the page says of it cannot be heard behind a sheet. */
function Arrival() {
  const { reading } = useServices();
  const state = useStore(reading, (it) => it?.translation ?? 'shown');
  return (
    <div role="status">
      {state === 'pending' && <p className={styles.notice}>{messages.arriving}</p>}
      {state === 'failed' && <p className={styles.notice}>{messages.notArrived}</p>}
    </div>
  );
}
