import { AccountSlot } from './account-slot.tsx';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { SiteFooter, SlimFooter } from './features/frame/components/site-footer.tsx';
import { YEAR_PLACEHOLDER } from './features/frame/year-placeholder.ts';
import { createSession } from './features/session/session.ts';
import type { Federation } from './features/remotes/federation.ts';
import { layouts } from './pages/own-page-layouts.ts';
import { isFilledHere, type PageRemote } from './pages/page-data.ts';
import { ShellApp } from './shell-app.tsx';
import { type BuildFacts, shellPageContents } from './pages/shell-page-contents.tsx';
import { type PageKind, type ShellPageKind, shellPages } from './pages/shell-pages.ts';
import { trustedMarkup } from './trusted-html.ts';

/** A page of the shell as the edge sends it: what stands before and after a remote's fragment. */
export type RenderedFrame = { before: string; after: string; title: string; description: string };

const SPLIT = '<div class="remote-root"></div>';
const nowhere = () => Promise.reject(new Error('Nothing is loaded while pages are rendered'));
const federation: Federation = { load: nowhere };
const host: HostServices = {
  navigate: () => {},
  leave: () => {},
  retry: nowhere,
  parseHtml: () => {
    throw new Error('There is no document while pages are rendered');
  },
  setTitle: () => {},
  notify: () => {},
};
const session = createSession(false, nowhere);

const placeholder: PageRemote = {
  version: '',
  base: '/',
  entry: '',
  css: [],
  previous: null,
  contract: 0,
  routes: ['/*'],
};

/** Renders the shell's tree once for each kind of page; the frame does not depend on the address. */
export function renderFrames(facts: BuildFacts): Record<PageKind, RenderedFrame> {
  const [before, after] = renderPage('remote', null).split(SPLIT);
  if (before === undefined || after === undefined)
    throw new Error('The frame has no place for a remote');
  const remote = {
    before: `${before}<div class="remote-root">`,
    after: `</div>${after}`,
    ...headOf('home'),
  };
  const kinds = Object.keys(shellPageContents) as ShellPageKind[];
  const own = kinds.map((kind) => [kind, renderOwnPage(kind, facts)] as const);
  return { ...(Object.fromEntries(own) as Record<ShellPageKind, RenderedFrame>), remote };
}

function renderOwnPage(kind: ShellPageKind, facts: BuildFacts): RenderedFrame {
  const { Page } = shellPageContents[kind];
  return { before: renderPage(kind, <Page {...facts} />), after: '', ...headOf(kind) };
}

function headOf(kind: ShellPageKind) {
  const { title, description } = shellPageContents[kind].words;
  return { title, description };
}

const part = (node: ReactNode) => trustedMarkup(renderToStaticMarkup(node));

function renderPage(page: PageKind, contents: ReactNode): string {
  const data = { page, remotes: { any: placeholder }, script: '', preload: [] };
  const markup = {
    page: page === 'remote' ? null : part(contents),
    layout: page === 'remote' ? '' : (layouts[shellPages[page].layout] ?? ''),
    footer: part(
      page === 'remote' ? (
        <SlimFooter year={YEAR_PLACEHOLDER} />
      ) : (
        <SiteFooter year={YEAR_PLACEHOLDER} ofMember={page === 'account'} />
      ),
    ),
    title: '',
  };
  return renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <ShellApp
          data={data}
          markup={markup}
          federation={federation}
          host={host}
          session={session}
          Account={isFilledHere(page) ? AccountSlot : null}
        />
      </Router>
    </StrictMode>,
    { identifierPrefix: 'shell-' },
  );
}
