import { type FragmentHead, writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { messages as hub } from './features/hub/messages.ts';
import { NamesView } from './features/names/components/names-view.tsx';
import { messages as names } from './features/names/messages.ts';
import { NAMES } from './features/names/names.ts';
import { type GuidesPage, paths } from './lib/paths.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';
import { HubRoute } from './routes/hub-route.tsx';
import { NamesRoute } from './routes/names-route.tsx';

const trees: Record<GuidesPage, () => ReactNode> = {
  hub: () => <HubRoute />,
  names: () => (
    <NamesRoute notice={null} fallback={null}>
      <NamesView names={NAMES} />
    </NamesRoute>
  ),
};

const heads: Record<GuidesPage, FragmentHead> = {
  hub: {
    title: hub.title,
    description: hub.description,
    canonical: paths.hub,
    arabic: false,
  },
  names: {
    title: names.title,
    description: names.description,
    canonical: paths.names,
    arabic: true,
  },
};

/** The fragment of one page: the tree that `remote.tsx` hydrates. */
export function renderGuidesFragment(page: GuidesPage): string {
  const markup = renderToString(
    <StrictMode>
      <Router ssrPath={paths[page]}>{trees[page]()}</Router>
    </StrictMode>,
    { identifierPrefix: ROOT_ID_PREFIX },
  );
  return writeFragment(heads[page], markup);
}
