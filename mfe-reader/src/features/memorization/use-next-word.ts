import { type RefObject, useEffect, useRef } from 'react';
import { verseKey } from '../../lib/passage.ts';
import { useServices } from '../../lib/services.ts';
import { shortcutOf } from '../../lib/shortcuts.ts';
import { revealWord, verseToReveal } from './memorize.ts';

/** Keeps in `touched` which verse people touched last. */
function useTouch(touched: RefObject<string | null>): void {
  useEffect(() => {
    const note = ({ target }: Event) => {
      const verse = target instanceof Element ? target.closest<HTMLElement>('[data-verse]') : null;
      if (verse !== null) touched.current = verse.id;
    };
    addEventListener('click', note);
    addEventListener('keydown', note);
    return () => {
      removeEventListener('click', note);
      removeEventListener('keydown', note);
    };
  }, [touched]);
}

/**
 * Reveals the next word, by the answered function and by its key. `onWord` gets the word, or null when
 * nothing is hidden.
 */
export function useNextWord(onWord: (word: string | null) => void): () => void {
  const { flags, reading, settings } = useServices();
  const touched = useRef<string | null>(null);
  useTouch(touched);
  const next = () => {
    const here = reading.read();
    if (here === null) return;
    const { passage, top } = here;
    const place = { touched: touched.current, top: verseKey(top.surah, top.ayah) };
    const key = verseToReveal(flags, passage, place);
    touched.current = key;
    onWord(key === null ? null : revealWord(flags, passage, key));
    if (key !== null) document.getElementById(key)?.scrollIntoView({ block: 'nearest' });
  };
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== 'nextWord' || !settings.read().shortcuts) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [settings]);
  return next;
}
