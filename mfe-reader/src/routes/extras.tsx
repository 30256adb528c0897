import { useEffect } from 'react';
import { usePassageHeadings } from '../features/passage-headings/use-passage-headings.ts';
import { useServices } from '../lib/services.ts';
import { createStore, type Store, useStore } from '../lib/store.ts';
import { type Extras, NO_EXTRAS } from '../lib/extras.ts';
import type { Layout } from '../lib/laid-out.ts';

const worded = createStore<Layout | null>(null);

/** Gets what was asked for beside the text, and gives it to the page; takes it back when it leaves. */
export function GetExtras({ to }: { to: Store<Extras> }) {
  const services = useServices();
  const passage = useStore(services.reading, (it) => it?.passage ?? null);
  const headingOf = usePassageHeadings(services, passage);
  const words = useWordLayout();
  useEffect(() => to.write({ headingOf, words }), [to, headingOf, words]);
  useEffect(() => () => to.write(NO_EXTRAS), [to]);
  return null;
}

/** Verses with their words' meanings, or with a translation that fades, where somebody wants one of them. */
function useWordLayout(): Layout | null {
  const { settings, memorizing } = useServices();
  const isOn = useStore(settings, (it) => it.wordMeanings !== 'off' || it.fadingTranslation);
  const hides = useStore(memorizing, (it) => it);
  const layout = useStore(worded, (it) => it);
  const isWanted = isOn && !hides;
  useEffect(() => {
    if (!isWanted || layout !== null) return;
    import('./verse-panel.tsx').then(
      (it) => worded.write(it.WordLayout),
      () => {},
    );
  }, [isWanted, layout]);
  return isWanted ? layout : null;
}
