import type { RecitationPlayer } from '@fahm/recitation/driver/create-player.ts';
import { actOfKey, isFree, obey } from '@fahm/recitation/keys.ts';
import type { Choices } from '@fahm/recitation/view/choices.tsx';
import { useEffect } from 'react';
import { useServices } from '../../lib/services.ts';

type Handlers = { begin: () => void; choose: (changed: Partial<Choices>) => void };

/** The keys of the player (spec 2.11.5), wherever there is something to hear. */
export function useKeys(player: RecitationPlayer, { begin, choose }: Handlers): void {
  const { settings, reading } = useServices();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { shortcuts, forwardKey } = settings.read();
      if (!shortcuts || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (reading.read() === null && player.read().track === null) return;
      const act = actOfKey(event, forwardKey);
      if (act === null || !isFree(event.target, act)) return;
      // Taken before the reader's own keys, which leave alone what was answered.
      event.preventDefault();
      if (act.do === 'toggle' && event.repeat) return;
      obey(act, player, { begin, choose });
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [player, settings, reading, begin, choose]);
}
