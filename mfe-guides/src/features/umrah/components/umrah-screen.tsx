import { useMemo } from 'react';
import { adopt, type Islands } from '../../../lib/adopt.tsx';
import { CHIPS } from '../../../lib/live-verse.tsx';
import { isCounter } from '../model.ts';
import { LapCounter } from './lap-counter.tsx';
import { ProgressLine } from './progress-line.tsx';
import { UmrahPage } from './umrah-page.tsx';

const ISLANDS: Islands = {
  ...CHIPS,
  'progress-line': () => <ProgressLine />,
  'lap-counter': ({ from }) => {
    const counter = from.getAttribute('data-counter');
    return isCounter(counter) ? <LapCounter counter={counter} /> : null;
  },
};

/** The guide in the browser: counters, tools and line are alive, the steps stay as they came. */
export function UmrahScreen({ content }: { content: Element }) {
  const guide = useMemo(() => {
    const words = content.querySelector('[data-adopt]');
    return words && adopt(words, ISLANDS);
  }, [content]);
  return <UmrahPage>{guide}</UmrahPage>;
}
