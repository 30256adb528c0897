import { hubPage } from '../features/hub/page.ts';
import type { Page } from '../lib/page.ts';
import type { BasePath } from '../lib/paths.ts';
import { messages } from './messages.ts';

const HUB = { href: hubPage.routes[0], label: messages.guides };

/** The link above a page. */
export function backFrom({ up = HUB }: Page, basePath: BasePath): { href: string; label: string } {
  return { href: basePath + up.href, label: up.label };
}
