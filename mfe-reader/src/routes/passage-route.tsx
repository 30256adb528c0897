import type { ReactNode, Ref } from 'react';
import { PassageFailed, PassageSkeleton } from '../features/passage/components/passage-pending.tsx';
import { PassageView } from '../features/passage/components/passage-view.tsx';
import { LocationName } from '../features/passage/components/location-name.tsx';
import { ReadingBar } from '../features/passage/components/reading-bar.tsx';
import { unitName } from '../features/passage/unit-words.ts';
import type { PassageState } from '../features/passage/use-passage.ts';
import { CheckDisclosure } from '../features/verification/components/check-disclosure.tsx';
import type { HeadingOf } from '../lib/heading-of.ts';
import type { Layout } from '../lib/laid-out.ts';
import type { Services } from '../lib/services.ts';
import { rangeOfUnit, type Unit } from '../lib/unit.ts';
import styles from './passage-route.module.css';

type Props = {
  ref?: Ref<HTMLDivElement>;
  unit: Unit;
  state: PassageState;
  onRetry: () => void;
  plain: ((arabic: string) => string) | null;
  /** Shows the verses; without it they stand verse by verse. */
  layout?: Layout | null;
  words?: Layout | null;
  services?: Services;
  memorizing?: boolean;
  /** Headings between the verses, where somebody wants them. */
  headingOf?: HeadingOf | null;
  /** Names the location; where the page was rendered, that of the first verse. */
  location?: ReactNode;
  /** Stands between the bar and the text. */
  notice?: ReactNode;
  /** In the place of a passage that cannot be had, when there is more to say than that. */
  missing?: ReactNode;
  /** What "Check this text" shows while it is open. */
  check?: ReactNode;
};

/** Composes a reading page; the same tree at build time and in the browser. */
export function PassageRoute({
  ref,
  unit,
  state,
  onRetry,
  plain,
  layout = null,
  words = null,
  services,
  memorizing = false,
  headingOf = null,
  location,
  notice,
  missing,
  check,
}: Props) {
  return (
    <div ref={ref} className={styles.page}>
      <ReadingBar unit={unit}>
        {location ?? <LocationName unit={unit} verse={rangeOfUnit(unit).start} />}
      </ReadingBar>
      {notice}
      {state.status === 'ready' && (
        <PassageView
          passage={state.passage}
          plain={plain}
          layout={layout}
          words={words}
          services={services}
          memorizing={memorizing}
          headingOf={headingOf}
          foot={<CheckDisclosure>{check}</CheckDisclosure>}
        />
      )}
      {state.status === 'loading' && <PassageSkeleton name={unitName(unit)} />}
      {state.status === 'failed' && (missing ?? <PassageFailed onRetry={onRetry} />)}
    </div>
  );
}
