import type { Reference } from './chromium.ts';
import type { Driver } from './driver.ts';
import type { Front } from './front.ts';

export const SITE = process.env['SITE_URL'] ?? '';
export const SECURE = process.env['SECURE_URL'] ?? '';
/** A short surah, for what takes as long as a surah. */
export const KAWTHAR = '/read/chapter/108';

/** The browser that is spoken of, started, and what every claim about it needs. */
export type Subject = {
  name: string;
  /** Whether it was started with Trusted Types: the product runs with and without. */
  trustedTypes: boolean;
  browser: Driver;
  chromium: Reference;
  /** A front of this test's own. */
  front: () => Promise<Front>;
  /** Waits until an element can be seen. */
  isShown: (selector: string) => Promise<unknown>;
  /** Whether the focus is on an element or in it. */
  hasFocus: (selector: string) => Promise<boolean>;
};
