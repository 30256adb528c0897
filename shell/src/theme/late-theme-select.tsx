import { type ComponentType, type RefObject, useEffect, useState } from 'react';

/** The choice of a theme; its code comes when the menu that it stands in is opened for the first time. */
export function LateThemeSelect({ menu }: { menu: RefObject<HTMLDetailsElement | null> }) {
  const [Select, setSelect] = useState<ComponentType | null>(null);
  useEffect(() => {
    const details = menu.current;
    const load = () =>
      void import('./theme-select.tsx').then(
        ({ ThemeSelect }) => setSelect(() => ThemeSelect),
        // The menu is whole without it.
        () => {},
      );
    details?.addEventListener('toggle', load, { once: true });
    return () => details?.removeEventListener('toggle', load);
  }, [menu]);
  return Select && <Select />;
}
