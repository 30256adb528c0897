import { lazyPart, type LazyPart } from '@fahm/mfe-kit/lazy-part.ts';
import type { ComponentType } from 'react';

/** A lazy part that asks the server: the query client comes with it, and never before. */
export function dataPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyPart<Props>(async () => {
    const [Part, { DataProvider }] = await Promise.all([load(), import('./data-provider.tsx')]);
    return function WithData(props: Props) {
      return (
        <DataProvider>
          <Part {...props} />
        </DataProvider>
      );
    };
  });
}
