import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { messages as home } from './features/home/messages.ts';
import { messages as notFound } from './features/not-found/messages.ts';
import type { Federation } from './features/remotes/federation.ts';
import type { PageRemote } from './page-data.ts';
import { ShellApp } from './shell-app.tsx';
import type { PageKind } from './shell-pages.ts';

/** A page of the shell as the edge sends it: what stands before and after a remote's fragment. */
export type RenderedFrame = { before: string; after: string; title: string; description: string };

const SPLIT = '<div class="remote-root"></div>';
const nowhere = () => Promise.reject(new Error('Nothing is loaded while pages are rendered'));
const federation: Federation = { load: nowhere, reload: nowhere };
const host: HostServices = {
  navigate: () => {},
  leave: () => {},
  parseHtml: () => {
    throw new Error('There is no document while pages are rendered');
  },
  setTitle: () => {},
};
const placeholder: PageRemote = { version: '', base: '/', entry: '', contract: 0, routes: ['/'] };

/** Renders the shell's tree once for each kind of page; the frame does not depend on the address. */
export function renderFrames(): Record<PageKind, RenderedFrame> {
  const [before, after] = renderPage('remote').split(SPLIT);
  if (before === undefined || after === undefined)
    throw new Error('The frame has no place for a remote');
  return {
    home: { before: renderPage('home'), after: '', ...headOf(home) },
    'not-found': { before: renderPage('not-found'), after: '', ...headOf(notFound) },
    remote: {
      before: `${before}<div class="remote-root">`,
      after: `</div>${after}`,
      ...headOf(home),
    },
  };
}

const headOf = ({ title, description }: { title: string; description: string }) => ({
  title,
  description,
});

function renderPage(page: PageKind): string {
  const data = { page, remotes: { any: placeholder }, script: '', preload: [] };
  return renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <ShellApp data={data} federation={federation} host={host} />
      </Router>
    </StrictMode>,
    { identifierPrefix: 'shell-' },
  );
}
