import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { messages } from './messages.ts';

type Said = { title: string; text: string };

/** Puts text on the clipboard and says so; answers false when the browser refused, and says that. */
export async function copyText(host: HostServices, text: string, said: Said): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    host.notify({ ...said, tone: 'success' });
    return true;
  } catch {
    const { notCopied: title, notCopiedText } = messages;
    host.notify({ title, text: notCopiedText, tone: 'destructive' });
    return false;
  }
}

/** Whether this browser can hand something on to other applications. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands a verse on. Turning away from it is no failure. */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => {});
}
