import { parseReference, versesOf } from '@fahm/quran/reference.ts';
import { useServices } from '../../../lib/services.ts';
import { versePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './check.module.css';

/** The verses that an answer rests on: a press closes the questions, and the verse is there. */
export function VerseLinks({ references }: { references: readonly string[] }) {
  const { panel } = useServices();
  return (
    <p className={styles.verses}>
      {messages.verses}{' '}
      {references.map((reference) => {
        const parsed = parseReference(reference);
        const first = parsed.ok ? versesOf(parsed.value)[0] : undefined;
        return first === undefined ? null : (
          <a
            key={reference}
            href={versePath(first.surah, first.ayah)}
            onClick={() => panel.write(null)}
          >
            {reference}
          </a>
        );
      })}
    </p>
  );
}
