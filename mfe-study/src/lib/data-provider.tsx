import { isUnauthorized } from '@fahm/api-client/errors.ts';
import { queryDefaults } from '@fahm/api-client/query-defaults.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Study, useStudy } from './study.ts';

const clients = new WeakMap<Study, QueryClient>();

/** One client for the life of the mounted remote, made when its first part with data is shown. */
function clientOf(study: Study): QueryClient {
  const known = clients.get(study);
  if (known !== undefined) return known;
  const client = new QueryClient({ defaultOptions: queryDefaults(study.api) });
  // What could not be had because the session has ended: the page asks who is signed in, and shows the sign-in.
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (isUnauthorized(event.action.error)) void study.host.session?.refresh();
  });
  clients.set(study, client);
  return client;
}

/** Stands around every lazy component that asks the server: the query client comes with the first of them. */
export function DataProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={clientOf(useStudy())}>{children}</QueryClientProvider>;
}
