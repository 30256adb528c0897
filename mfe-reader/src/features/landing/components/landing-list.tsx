import { useTypedText } from '@fahm/mfe-kit/use-typed-text.ts';
import { type ReactNode, useEffect } from 'react';
import { cachedText, refreshCachedText } from '../../../lib/text/cached-text.ts';
import { EMPTY_READING_PROGRESS } from '../../../lib/reading-progress/reading-progress.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LandingView } from './landing-view.tsx';

const NONE: ReadonlySet<number> = new Set();

/** The list in the browser; where the page is rendered `LandingView` stands in its place. */
export function LandingList({ picture }: { picture: ReactNode }) {
  const { progress } = useServices();
  const stored = useStore(progress, (it) => it);
  const { readable } = useStore(cachedText, (it) => it);
  const { text, field } = useTypedText();
  useEffect(() => void refreshCachedText(), []);
  const hydrated = useHydrated();
  return (
    <LandingView
      progress={hydrated ? stored : EMPTY_READING_PROGRESS}
      cached={hydrated ? readable : NONE}
      query={text}
      field={field}
      picture={picture}
    />
  );
}
