import type { Driver } from './driver.ts';
import { until } from './driver.ts';

/** Pages whose first screens are compared, each with what fills it. */
export const PAGES = {
  // First, while no place is kept that it could lead back to.
  '/reader': 'reader',
  '/read/chapter/18': 'reader',
  '/read/page/50': 'reader',
  '/dua-guide': 'guides',
  '/names': 'guides',
  '/figures/fig_musa': 'guides',
  '/surahs/1': 'study',
  '/pricing': null,
} as const;

/** A phone, and a desk. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
} as const;

type Opener = Pick<Driver, 'open' | 'evaluate'>;

/** Run in the page: whether it is this page, whole and alive. */
const isAlive = (path: string, remote: string | null): boolean => {
  const { shell, ready } = document.documentElement.dataset;
  if ('isLeft' in globalThis || location.pathname !== path || document.readyState !== 'complete')
    return false;
  return shell === 'ready' && (remote === null || ready === remote);
};

/** Run in the page: what it is, where it should be another. */
const stateOf = () => {
  const { shell, ready } = document.documentElement.dataset;
  const { readyState, hidden, title } = document;
  const isLeft = 'isLeft' in globalThis;
  const text = document.body.innerText.slice(0, 200);
  return { path: location.pathname, isLeft, readyState, hidden, shell, ready, title, text };
};

export async function untilAlive(
  browser: Opener,
  path: string,
  remote: string | null,
): Promise<void> {
  try {
    await until(() => browser.evaluate(isAlive, path, remote), `${path} is alive`);
  } catch (error) {
    const state = await browser.evaluate(stateOf);
    throw new Error(`${path} is not alive: ${JSON.stringify(state)}`, { cause: error });
  }
}

/** Opens a page and waits until it is alive. */
export async function openAlive(
  browser: Opener,
  origin: string,
  path: string,
  remote: string | null,
): Promise<void> {
  // The page before may have the same address, and is alive for a moment still.
  await until(
    () => browser.evaluate(() => Object.assign(globalThis, { isLeft: true }).isLeft),
    'the page before',
  );
  await browser.open(`${origin}${path}`);
  await untilAlive(browser, new URL(path, origin).pathname, remote);
}
