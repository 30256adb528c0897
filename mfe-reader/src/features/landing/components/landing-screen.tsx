import { useTypedText } from '@fahm/mfe-kit/use-typed-text.ts';
import { useEffect } from 'react';
import { keptText, lookForKeptText } from '../../../lib/kept-text.ts';
import { EMPTY_READING_PROGRESS } from '../../../lib/reading-progress/reading-progress.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LandingView } from './landing-view.tsx';

const NONE: ReadonlySet<number> = new Set();

/** The list in the browser; where the page is rendered `LandingView` stands in its place. */
export function LandingScreen() {
  const { progress } = useServices();
  const kept = useStore(progress, (it) => it);
  const { readable } = useStore(keptText, (it) => it);
  const { text, field } = useTypedText();
  useEffect(() => void lookForKeptText(), []);
  const hydrated = useHydrated();
  return (
    <LandingView
      progress={hydrated ? kept : EMPTY_READING_PROGRESS}
      kept={hydrated ? readable : NONE}
      query={text}
      field={field}
    />
  );
}
