import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { adopt } from '../../../lib/adopt.tsx';
import { stemOf } from '../../../lib/paths.ts';
import { Directory } from './directory.tsx';

/** The directory in the browser: its search is alive, its groups stay as they came. */
export function FiguresScreen({ content }: { content: Element }) {
  const [path] = useLocation();
  const groups = useMemo(() => {
    const all = content.querySelector('[data-adopt]');
    return all && adopt(all, {});
  }, [content]);
  return <Directory stem={stemOf(path)}>{groups}</Directory>;
}
