import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/processes.ts';
import { type Driver, expressionOf, until } from './driver.ts';

/** WebKit's little browser has a tool bar that is wider than a phone; this makes it narrow. */
const NARROW_TOOLS = `
toolbar, toolbar *, entry, button, box { min-width: 0; padding: 0; margin: 0; font-size: 1px; }
entry image, button image { -gtk-icon-transform: scale(0); }`;

/** Key under which WebDriver hands out an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A script whose page is left meanwhile may never answer: it is given up, and asked again. */
const DEADLINE_MS = 8000;

/** A display that nobody sees: answers its name, and how it is ended. */
async function startDisplay(executable: string) {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, child };
}

/** Speaks W3C WebDriver (https://w3c.github.io/webdriver) with the driver on a port. */
const createCall =
  (port: number) =>
  async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const init = body === undefined ? { signal } : { signal, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...init });
    const { value } = (await response.json()) as {
      value: Result & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };

type Call = ReturnType<typeof createCall>;
type Setup = {
  /** Executables: the driver, and what draws a display that nobody sees. */
  driver: string;
  display: string;
  /** Where a proxy for https listens. */
  proxyPort: number;
};

// Pages are waited for by their own mark; some are left half loaded on purpose.
const CAPABILITIES = { acceptInsecureCerts: true, pageLoadStrategy: 'none' };

function driverOf(call: Call, session: string, close: Driver['close']): Driver {
  const ask = <Result>(method: string, path: string, body?: object) =>
    call<Result>(method, `/session/${session}${path}`, body);
  const evaluate: Driver['evaluate'] = async (action, ...args) => {
    const script = `const done = arguments[0];
      ${expressionOf(action, args)}.then((json) => done({ json }), (error) => done({ error: String(error) }));`;
    const answer = await ask<{ json?: string; error?: string }>('POST', '/execute/async', {
      script,
      args: [],
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return JSON.parse(answer.json ?? 'null') as never;
  };
  const setWindow = (width: number, height: number) =>
    ask('POST', '/window/rect', { x: 0, y: 0, width, height });
  return {
    open: async (url) => {
      await ask('POST', '/url', { url });
    },
    evaluate,
    click: async (selector) => {
      const found = await ask<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      });
      await ask('POST', `/element/${found[ELEMENT]}/click`, {});
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    resize: async (width, height) => {
      // A window is larger than its page by as much as its tools need.
      let extra = { width: 0, height: 0 };
      await until(async () => {
        await setWindow(width + extra.width, height + extra.height);
        const [w, h] = await evaluate(() => [innerWidth, innerHeight]);
        if (w === width && h === height) return true;
        // Never less: a page that has not grown or shrunk yet would lead to a window of no size.
        extra = {
          width: Math.max(0, extra.width + width - (w ?? 0)),
          height: Math.max(0, extra.height + height - (h ?? 0)),
        };
        return false;
      }, `a page of ${width} × ${height}`);
    },
    close,
  };
}

/** Starts WebKitGTK's browser on a display of its own. */
export async function launchWebKit({ driver, display, proxyPort }: Setup): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'fahm-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW_TOOLS);
  const screen = await startDisplay(display);
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_CONFIG_HOME: home,
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      // As root in a container there is no sandbox to be had.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The driver's own capability would speak TLS to the proxy.
      https_proxy: `http://127.0.0.1:${proxyPort}`,
      no_proxy: '127.0.0.1',
    },
  });
  const call = createCall(port);
  await until(() => call('GET', '/status'), 'WebKitWebDriver');
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: CAPABILITIES },
  });
  return driverOf(call, sessionId, async () => {
    await call('DELETE', `/session/${sessionId}`).catch(() => {});
    child.kill();
    screen.child.kill();
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  });
}
