import { useServices } from '../../lib/services.ts';
import type { Settings } from '../../lib/settings/settings.ts';
import { useStore } from '../../lib/store.ts';

/** The settings as they are, and the way to change some of them. */
export function useSettings(): [Settings, (changed: Partial<Settings>) => void] {
  const { settings } = useServices();
  return [useStore(settings, (it) => it), settings.change];
}
