import { JUMP_SECONDS, nextRepeat, speedStep } from './core/choosing.ts';
import type { Options, Player } from './core/player.ts';
import type { RecitationPlayer } from './driver/create-player.ts';

/** Which way the arrow keys go on: to the right, or to the left as the Arabic runs. */
export type KeyDirection = 'right' | 'left';

/** What a key does (spec 2.11.5). */
export type KeyAct =
  | { do: 'toggle' | 'next' | 'previous' | 'repeat' }
  | { do: 'jump'; by: -1 | 1 }
  | { do: 'faster'; by: -1 | 1 }
  | { do: 'speed'; speed: number };

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

const SPEED_KEYS: Record<string, number> = { 1: 0.5, 2: 0.75, 3: 1, 4: 1.25, 5: 1.5 };

/** What a key press means to the player; null for a key that it does not know. */
export function actOfKey({ key, shiftKey }: Press, direction: KeyDirection): KeyAct | null {
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const by = (key === 'ArrowRight') === (direction === 'right') ? 1 : -1;
    if (shiftKey) return { do: 'jump', by };
    return { do: by === 1 ? 'next' : 'previous' };
  }
  if (shiftKey) return null;
  if (Object.hasOwn(SPEED_KEYS, key)) return { do: 'speed', speed: SPEED_KEYS[key] ?? 1 };
  switch (key.toLowerCase()) {
    case ' ':
      return { do: 'toggle' };
    case 'j':
      return { do: 'jump', by: -1 };
    case 'l':
      return { do: 'jump', by: 1 };
    case 'arrowup':
      return { do: 'faster', by: 1 };
    case 'arrowdown':
      return { do: 'faster', by: -1 };
    case 'r':
      return { do: 'repeat' };
    default:
      return null;
  }
}

/** Where typing belongs to the page, and where keys move something else. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [role=slider], ' +
  '[role=radiogroup], [role=tablist], [role=listbox], [role=textbox], [role=searchbox], [role=combobox]';
/** What lies over the text keeps its keys, but for the player's own. */
const OVERLAY = '[role=dialog], [role=alertdialog]';
const PRESSABLE = 'button, summary, [role=button], [role=switch], [role=checkbox]';

/** Whether a key that is pressed at `target` may be taken from it. */
export function isFree(target: EventTarget | null, act: KeyAct): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest(OWN_KEYS) !== null) return false;
  if (target.closest(OVERLAY) !== null && target.closest('[data-player]') === null) return false;
  // Space presses what has the focus.
  return act.do !== 'toggle' || target.closest(PRESSABLE) === null;
}

type Keep = (changed: Partial<Pick<Options, 'repeat' | 'speed'>>) => void;

/** Does what a key means. `begin` answers play while nothing was chosen, `choose` keeps a choice. */
export function obey(
  act: KeyAct,
  player: RecitationPlayer,
  { begin, choose }: { begin: () => void; choose: Keep },
): void {
  const { status, options }: Player = player.read();
  switch (act.do) {
    case 'toggle':
      return status === 'idle' ? begin() : player.send({ type: 'toggle' });
    case 'next':
    case 'previous':
      return player.send({ type: act.do });
    case 'jump':
      return player.send({ type: 'jump', by: act.by * JUMP_SECONDS });
    case 'faster':
      return choose({ speed: speedStep(options.speed, act.by) });
    case 'speed':
      return choose({ speed: act.speed });
    case 'repeat':
      return choose({ repeat: nextRepeat(options.repeat) });
  }
}
