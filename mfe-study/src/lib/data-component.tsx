import { lazyComponent, type LazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import type { ComponentType } from 'react';

/** A lazy component that asks the server: the query client comes with it, and never before. */
export function dataComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyComponent<Props>(async () => {
    const [View, { DataProvider }] = await Promise.all([load(), import('./data-provider.tsx')]);
    return function WithData(props: Props) {
      return (
        <DataProvider>
          <View {...props} />
        </DataProvider>
      );
    };
  });
}
