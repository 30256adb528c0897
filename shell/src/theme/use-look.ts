import { SETTINGS_KEY } from '@fahm/mfe-kit/page-settings.ts';
import type { LookChoice } from '@fahm/ui/theme/theme-choices.tsx';
import { useEffect, useState } from 'react';
import { chooseTheme, currentLook } from './choose-theme.ts';

/** The look of this device, and the way to choose another theme; it follows what is chosen elsewhere. */
export function useLook() {
  const [look, setLook] = useState(currentLook);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === SETTINGS_KEY && setLook(currentLook());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const choose = (choice: LookChoice) => {
    // Mixed colours are there already: the reader's settings are where one mixes them.
    if (choice === 'custom') return;
    chooseTheme(choice);
    setLook(currentLook());
  };
  return { ...look, choose };
}
