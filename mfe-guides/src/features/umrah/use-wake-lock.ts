import { useEffect, useState, useSyncExternalStore } from 'react';

export type WakeLockState = 'unsupported' | 'off' | 'on' | 'refused';

const never = () => () => {};
const hasWakeLock = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while it is asked to. The system lets go when the page is hidden: it is asked again. */
export function useWakeLock(): [WakeLockState, (wanted: boolean) => void] {
  const isSupported = useSyncExternalStore(never, hasWakeLock, () => false);
  const [state, setState] = useState<WakeLockState>('off');
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (gone) await held.release();
        else lock = held;
        if (!gone) setState('on');
      } catch {
        if (!gone) setState('refused');
      }
    };
    const again = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      lock?.release().catch(() => {});
      setState('off');
    };
  }, [wanted]);
  return [isSupported ? state : 'unsupported', setWanted];
}
