import type { Notice } from '@fahm/mfe-kit/remote.ts';
import { createRoot } from 'react-dom/client';
import { showPlainNotice } from './plain-notice.ts';

type Region = typeof import('./toast-region.tsx');

let region: Promise<Region> | null = null;

/** A root of its own beside the shell's: it stands outside of every remote and of the hydrated page. */
async function openRegion(): Promise<Region> {
  const loaded = await import('./toast-region.tsx');
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element, { identifierPrefix: 'toasts-' }).render(<loaded.ToastRegion />);
  return loaded;
}

/**
 * Shows a toast. What toasts are made of is fetched for the first one, as most readers never see any.
 * Where that fails, which is when a message matters most, the words are shown without it.
 */
export async function notify(notice: Notice): Promise<void> {
  region ??= openRegion();
  try {
    (await region).showToast(notice);
  } catch {
    region = null;
    showPlainNotice(notice);
  }
}
