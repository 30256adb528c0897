/** How many toasts the page shows at once. */
export const TOAST_LIMIT = 1;
/** How long a toast stays unless somebody points at it or closes it, in milliseconds. */
export const TOAST_DURATION_MS = 5000;
/** How long the store remembers a toast that has left the page, in milliseconds. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** How far a toast is swiped before it goes, in pixels. */
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_SWIPE_DIRECTION = 'right';
export const TOAST_HOTKEY = 'F8';

type ToastTone = 'default' | 'success' | 'destructive';
type ToastContent = { title: string; text?: string; tone?: ToastTone };
/** Only an open toast is on the page; a closed one is a memory of the store. */
export type Toast = { id: number; title: string; text: string; tone: ToastTone; open: boolean };

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/** The newest toast comes first, and what is over the limit is forgotten. */
export function toastReducer(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT);
    case 'dismiss':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}

export type ToastStore = {
  show: (content: ToastContent) => number;
  dismiss: (id: number) => void;
  /** The same array until something changes, as React's external stores want it. */
  read: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
};

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const dispatch = (action: ToastAction): void => {
    toasts = toastReducer(toasts, action);
    for (const listener of listeners) listener();
  };
  return {
    show: ({ title, text = '', tone = 'default' }) => {
      lastId += 1;
      dispatch({ type: 'add', toast: { id: lastId, title, text, tone, open: true } });
      return lastId;
    },
    dismiss: (id) => {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      dispatch({ type: 'dismiss', id });
      setTimeout(() => dispatch({ type: 'remove', id }), TOAST_REMOVE_DELAY_MS);
    },
    read: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
