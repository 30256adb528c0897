import { hubPage } from '../features/hub/page.ts';
import type { Page } from '../lib/page.ts';
import type { Stem } from '../lib/paths.ts';
import { messages } from './messages.ts';

const HUB = { href: hubPage.routes[0], label: messages.guides };

/** The link above a page. */
export function backFrom({ up = HUB }: Page, stem: Stem): { href: string; label: string } {
  return { href: stem + up.href, label: up.label };
}
