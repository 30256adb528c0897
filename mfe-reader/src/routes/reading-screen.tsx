import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { NotHere } from '../features/offline/components/not-here.tsx';
import { OfflineNote } from '../features/offline/components/offline-note.tsx';
import { LocationName } from '../features/passage/components/location-name.tsx';
import { TranslationNotice } from '../features/passage/components/translation-notice.tsx';
import type { PassageSource } from '../features/passage/passage-source.ts';
import { unitName, unitTitle } from '../features/passage/unit-words.ts';
import { useScrollRestoration } from '../features/passage/use-scroll-restoration.ts';
import { usePassage } from '../features/passage/use-passage.ts';
import { useReadingProgress } from '../features/passage/use-reading-progress.ts';
import { useTargetVerse } from '../features/passage/use-target-verse.ts';
import { DEFAULT_EDITION } from '../lib/text/default-edition.ts';
import { unitPath } from '../lib/paths.ts';
import { type Services, useServices } from '../lib/services.ts';
import { createStore, useStore } from '../lib/store.ts';
import { NO_EXTRAS } from '../lib/extras.ts';
import { useOnline } from '../lib/use-online.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { usePlainArabic } from '../lib/text/use-plain-arabic.ts';
import { neighbour, type Unit } from '../lib/unit.ts';
import { useSwipe } from '../lib/use-swipe.ts';
import { PassageRoute } from './passage-route.tsx';
import { LazyExtras, LazyTextCheck } from './panels.tsx';
import { useLayout } from './use-layout.ts';
import { useReadingClicks } from './use-reading-clicks.ts';

const EXTRAS = createStore(NO_EXTRAS);

/** As the buttons of the bar stand: the next page comes in from the end of the line. */
function useTurning(root: RefObject<HTMLElement | null>, unit: Unit, host: Services['host']): void {
  const go = useCallback(
    (step: -1 | 1) => {
      const to = neighbour(unit, step);
      if (to !== null) host.navigate(unitPath(to));
    },
    [host, unit],
  );
  useSwipe(root, {
    onStart: useCallback(() => go(1), [go]),
    onEnd: useCallback(() => go(-1), [go]),
  });
}

/** A reading page in the browser. */
export function ReadingScreen({ unit, source }: { unit: Unit; source: PassageSource }) {
  const services = useServices();
  const { host, settings, progress, reading } = services;
  const root = useRef<HTMLDivElement>(null);
  const edition = useStore(settings, (it) => it.translationId ?? DEFAULT_EDITION.id);
  const memorizing = useStore(services.memorizing, (it) => it);
  const [state, retry] = usePassage(source, unit, edition);
  const passage = state.status === 'ready' ? state.passage : null;
  const translation = state.status === 'ready' ? state.translation : 'shown';
  const layout = useLayout(services, passage);
  const top = useReadingProgress(root, { unit, passage, layout, progress });
  const plain = usePlainArabic(settings);
  const { headingOf, words } = useStore(EXTRAS, (it) => it);
  const hydrated = useHydrated();
  const online = useOnline();
  useEffect(() => host.setTitle(unitTitle(unit)), [host, unit]);
  useEffect(() => {
    reading.write(passage === null ? null : { passage, top, translation });
  }, [reading, passage, top, translation]);
  useEffect(() => () => reading.write(null), [reading]);
  useTurning(root, unit, host);
  useTargetVerse(root, { passage, arrivals: services.arrivals, flags: services.flags });
  useScrollRestoration(root, { passage, arrivals: services.arrivals });
  useReadingClicks(root);
  return (
    <PassageRoute
      ref={root}
      unit={unit}
      state={state}
      onRetry={retry}
      plain={plain}
      layout={layout}
      words={words}
      services={services}
      memorizing={memorizing}
      headingOf={headingOf}
      check={<LazyTextCheck />}
      location={<LocationName unit={unit} verse={top} />}
      notice={
        hydrated && (
          <>
            <LazyExtras to={EXTRAS} />
            <OfflineNote online={online} />
            <TranslationNotice state={translation} onRetry={retry} />
          </>
        )
      }
      missing={online ? undefined : <NotHere name={unitName(unit)} onRetry={retry} />}
    />
  );
}
