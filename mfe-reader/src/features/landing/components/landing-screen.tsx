import { useEffect, useRef, useState } from 'react';
import { EMPTY_PLACE } from '../../../lib/place/place.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LandingView } from './landing-view.tsx';

/** The list in the browser; where the page is rendered `LandingView` stands in its place. */
export function LandingScreen() {
  const { place } = useServices();
  const kept = useStore(place, (it) => it);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the list was alive counts too.
    if (field.current?.value) field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  const shown = useHydrated() ? kept : EMPTY_PLACE;
  return <LandingView ref={field} place={shown} query={query} onQuery={setQuery} />;
}
