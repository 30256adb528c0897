import type { Notice } from '@fahm/mfe-kit/remote.ts';

const DURATION_MS = 5000;

/** The message as a bare line at the foot of the page: all it needs is in the shell already. */
export function showPlainNotice({ title, text }: Notice): void {
  const line = document.createElement('p');
  line.className = 'plain-notice';
  line.role = 'alert';
  document.body.append(line);
  // Filled after it is there: a live region tells of changes.
  line.textContent = [title, text].filter((part) => part !== '').join('. ');
  setTimeout(() => line.remove(), DURATION_MS);
}
