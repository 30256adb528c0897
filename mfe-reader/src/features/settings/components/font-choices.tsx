import { ARABIC_FONTS } from '@fahm/quran/arabic-fonts.ts';
import { plainArabic } from '@fahm/quran/plain-arabic.ts';
import { Radio, RadioGroup } from '@fahm/ui/fields/radio-group.tsx';
import { useId } from 'react';
import { useServices } from '../../../lib/services.ts';
import { type ArabicFontId, SETTINGS } from '../../../lib/settings/settings.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import { sampleOf } from '../sample.ts';
import { useSettings } from '../use-settings.ts';
import styles from './settings.module.css';

export function FontChoices() {
  const [{ arabicFont }, change] = useSettings();
  const { reading } = useServices();
  const sample = useStore(reading, (it) => sampleOf(it?.passage ?? null));
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{messages.fonts}</h3>
      <RadioGroup<ArabicFontId>
        label={messages.fonts}
        variant="list"
        value={arabicFont}
        onChange={(id) => change({ arabicFont: id })}
      >
        {SETTINGS.arabicFont.of.map((id) => (
          <FontChoice key={id} id={id} sample={sample} />
        ))}
      </RadioGroup>
    </section>
  );
}

/** What there is to know about a font, beside how it looks. */
function noteOf(id: ArabicFontId): string | null {
  const { family, text, standsIn } = ARABIC_FONTS[id];
  if (text === 'plain') return messages.plainFont;
  return standsIn ? messages.standsIn(family) : null;
}

function FontChoice({ id, sample }: { id: ArabicFontId; sample: string }) {
  const noteId = useId();
  const { family, text } = ARABIC_FONTS[id];
  const note = noteOf(id);
  return (
    <Radio value={id} label={messages.font[id]} describedBy={note === null ? undefined : noteId}>
      <span className={styles.fontName}>{messages.font[id]}</span>
      {/* Its file is asked for when the sample comes near the screen, and not before. */}
      <span className={styles.sample} lang="ar" dir="rtl" style={{ fontFamily: `'${family}'` }}>
        {text === 'plain' ? plainArabic(sample) : sample}
      </span>
      {note !== null && (
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      )}
    </Radio>
  );
}
