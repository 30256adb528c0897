import { useEffect, useRef, useState } from 'react';
import type { MemberParts } from '../use-member-nav.ts';

type Props = { load: () => Promise<Pick<MemberParts, 'ThemeSelect'>> };

/** A visitor's choice of a theme: its code comes when the menu that it stands in is opened for the first time. */
export function LateThemeSelect({ load }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Select, setSelect] = useState<MemberParts['ThemeSelect'] | null>(null);
  useEffect(() => {
    const menu = place.current?.closest('details');
    const begin = () => {
      // The menu is whole without it.
      if (menu?.open)
        load().then(
          ({ ThemeSelect }) => setSelect(() => ThemeSelect),
          () => {},
        );
    };
    begin();
    menu?.addEventListener('toggle', begin, { once: true });
    return () => menu?.removeEventListener('toggle', begin);
  }, [load]);
  return <div ref={place}>{Select && <Select />}</div>;
}
