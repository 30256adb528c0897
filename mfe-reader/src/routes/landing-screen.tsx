import { lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';
import { Suspense } from 'react';
import { LandingList } from '../features/landing/components/landing-list.tsx';
import type { KNOWN_WORDS_KEY } from '../lib/known-words.ts';
import { readPersisted } from '../lib/persisted-store.ts';
import { useServices } from '../lib/services.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import styles from './landing-screen.module.css';

const picture = lazyComponent(
  async () => (await import('../features/words/components/word-picture.tsx')).WordPicture,
);

/** Its value stands here, held by its type: who marked no word loads nothing of them. */
const KEY: typeof KNOWN_WORDS_KEY = 'fahm.reader.words';

/** The list of surahs in the browser, with what somebody knows of their words. */
export function LandingScreen() {
  const { host } = useServices();
  const isMember = useSession(host).status === 'member';
  const hasMarks = useHydrated() && JSON.stringify(readPersisted(KEY)).includes('"value":true');
  return (
    <LandingList
      picture={
        (isMember || hasMarks) && (
          <div className={hasMarks ? styles.picture : undefined}>
            <Suspense fallback={null}>
              <picture.View />
            </Suspense>
          </div>
        )
      }
    />
  );
}
