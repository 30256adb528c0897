import { useEffect, useRef, useState } from 'react';
import { keptText, lookForKeptText } from '../../../lib/kept-text.ts';
import { EMPTY_PLACE } from '../../../lib/place/place.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LandingView } from './landing-view.tsx';

const NONE: ReadonlySet<number> = new Set();

/** The list in the browser; where the page is rendered `LandingView` stands in its place. */
export function LandingScreen() {
  const { place } = useServices();
  const kept = useStore(place, (it) => it);
  const { readable } = useStore(keptText, (it) => it);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the list was alive counts too.
    if (field.current?.value) field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  useEffect(() => void lookForKeptText(), []);
  const hydrated = useHydrated();
  return (
    <LandingView
      ref={field}
      place={hydrated ? kept : EMPTY_PLACE}
      kept={hydrated ? readable : NONE}
      query={query}
      onQuery={setQuery}
    />
  );
}
