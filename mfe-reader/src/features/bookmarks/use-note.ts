import type { VerseId } from '@fahm/quran/reference.ts';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { useStore } from '../../lib/store.ts';

/** How long after the last key press a note is saved, in milliseconds. */
const SAVE_DELAY_MS = 500;

export type Note = {
  text: string;
  change: (text: string) => void;
  /** Saves what was written, if anything was. */
  save: () => void;
};

/** The note on a verse while it is written: saved on the way, on leaving the field, and when the page goes. */
export function useNote({ surah, ayah }: VerseId): Note {
  const { progress } = useServices();
  const stored = useStore(progress, () => progress.bookmarkOf({ surah, ayah })?.note ?? '');
  const [draft, setDraft] = useState<string | null>(null);
  const save = () => {
    if (draft !== null && draft !== stored) progress.bookmark({ surah, ayah }, draft);
    setDraft(null);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => latest.current(), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const now = () => latest.current();
    addEventListener('pagehide', now);
    return () => {
      removeEventListener('pagehide', now);
      now();
    };
  }, []);
  return { text: draft ?? stored, change: setDraft, save };
}
