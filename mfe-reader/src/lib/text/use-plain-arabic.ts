import { ARABIC_FONTS } from '@fahm/quran/arabic-fonts.ts';
import { useEffect, useState } from 'react';
import type { SettingsStore } from '../settings/settings-store.ts';
import { useStore } from '../store.ts';

type Plain = (arabic: string) => string;

/**
 * The spelling for a font that lacks the signs of recitation; null where the text is shown as it is, and
 * until the code for it is there.
 */
export function usePlainArabic(settings: SettingsStore): Plain | null {
  const needed = useStore(settings, (it) => ARABIC_FONTS[it.arabicFont].text === 'plain');
  const [plain, setPlain] = useState<{ of: Plain } | null>(null);
  useEffect(() => {
    if (!needed || plain !== null) return;
    import('@fahm/quran/plain-arabic.ts').then(
      ({ plainArabic }) => setPlain({ of: plainArabic }),
      () => {},
    );
  }, [needed, plain]);
  return needed ? (plain?.of ?? null) : null;
}
