import { useReadyMark } from '@fahm/mfe-kit/use-ready-mark.ts';
import type { NamesSource } from '../names-source.ts';
import { useNames } from '../use-names.ts';
import { NamesFailed, NamesSkeleton } from './names-pending.tsx';
import { NamesView } from './names-view.tsx';

/** The names in the browser; at build time `NamesView` stands in its place. */
export function NamesScreen({ source }: { source: NamesSource }) {
  useReadyMark('guides');
  const [state, retry] = useNames(source);
  if (state.status === 'loading') return <NamesSkeleton />;
  if (state.status === 'failed') return <NamesFailed keepsPage={false} onRetry={retry} />;
  return <NamesView names={state.names} />;
}
