import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { adopt } from '../../../lib/adopt.tsx';
import { basePathOf } from '../../../lib/paths.ts';
import { Directory } from './directory.tsx';

/** The directory in the browser: its search is alive, its groups stay as they came. */
export function FiguresScreen({ content }: { content: Element }) {
  const [path] = useLocation();
  const groups = useMemo(() => {
    const all = content.querySelector('[data-adopt]');
    return all && adopt(all, {});
  }, [content]);
  return <Directory basePath={basePathOf(path)}>{groups}</Directory>;
}
