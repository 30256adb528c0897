import { createContext, useCallback, useContext, useMemo } from 'react';
import { VerseByVerse } from '../features/passage/components/verse-group.tsx';
import { VerseItem, type VerseProps } from '../features/passage/components/verse-item.tsx';
import { surahOf, unitName } from '../features/passage/unit-words.ts';
import { FadedTranslation } from '../features/words/components/faded-translation.tsx';
import { WordByWord } from '../features/words/components/word-by-word.tsx';
import { WordFigures } from '../features/words/components/word-figures.tsx';
import { type VerseMeanings, useMeanings } from '../features/words/use-meanings.ts';
import { isKnown } from '../features/words/word-files.ts';
import { isMarked, knownWords } from '../lib/known-words.ts';
import type { LaidOut } from '../lib/laid-out.ts';
import { useServices } from '../lib/services.ts';
import type { Settings } from '../lib/settings/settings.ts';
import { useStore } from '../lib/store.ts';

type Words = {
  meaningsOf: VerseMeanings;
  known: (id: string) => boolean;
  show: Settings['wordMeanings'];
  fades: boolean;
};

const Context = createContext<Words | null>(null);

/** Verses one by one, with what is written of their words. */
export function WordLayout(props: LaidOut) {
  const { base, settings } = useServices();
  const { passage } = props;
  const show = useStore(settings, (it) => it.wordMeanings);
  const fades = useStore(settings, (it) => it.fadingTranslation);
  const marks = useStore(knownWords(), (it) => it);
  const meaningsOf = useMeanings(base, passage);
  const known = useCallback((id: string) => isMarked(marks, id), [marks]);
  const words = useMemo(
    () => ({ meaningsOf, known, show, fades }),
    [meaningsOf, known, show, fades],
  );
  const { unit } = passage;
  const name = unit.kind === 'chapter' ? surahOf(unit.number).nameEn : unitName(unit);
  return (
    <Context value={words}>
      <WordFigures passage={passage} meaningsOf={meaningsOf} known={known} name={name} />
      <VerseByVerse {...props} Item={WordVerse} />
    </Context>
  );
}

function WordVerse(props: VerseProps) {
  const words = useContext(Context);
  const { surah, verse, plain } = props;
  const meanings = words?.meaningsOf(surah, verse.ayah) ?? null;
  if (words === null || meanings === null) return <VerseItem {...props} />;
  const { known, show, fades } = words;
  const text = plain === null ? verse.arabic : plain(verse.arabic);
  const hides = fades && meanings.every((it) => isKnown(it, known));
  return (
    <VerseItem
      {...props}
      {...(show !== 'off' && {
        words: (
          <WordByWord
            text={text}
            meanings={meanings}
            isShown={(it) => show === 'all' || !isKnown(it, known)}
          />
        ),
      })}
      {...(hides && { translation: <FadedTranslation>{verse.translation}</FadedTranslation> })}
    />
  );
}
