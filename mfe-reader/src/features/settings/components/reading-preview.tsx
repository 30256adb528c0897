import { ARABIC_FONTS } from '@fahm/quran/arabic-fonts.ts';
import { plainArabic } from '@fahm/quran/plain-arabic.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import { sampleOf } from '../sample.ts';
import { useSettings } from '../use-settings.ts';
import styles from './settings.module.css';

/** The sheet covers the lines where the Arabic begins: some words of them as they look now. */
export function ReadingPreview() {
  const [{ arabicFont }] = useSettings();
  const { reading } = useServices();
  const sample = useStore(reading, (it) => sampleOf(it?.passage ?? null));
  const isPlain = ARABIC_FONTS[arabicFont].text === 'plain';
  return (
    <figure className={styles.preview} aria-label={messages.preview}>
      <p className={styles.previewText} lang="ar" dir="rtl" data-plain={isPlain ? '' : undefined}>
        {isPlain ? plainArabic(sample) : sample}
      </p>
    </figure>
  );
}
