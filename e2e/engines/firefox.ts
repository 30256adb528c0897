import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Driver, expressionOf } from './driver.ts';

/**
 * Quiet, alone with the site but for a proxy for https, allowed to sound, and without Trusted Types, as many Firefoxes
 * still are.
 */
const preferencesWith = (proxyPort: number) => ({
  'remote.active-protocols': 1,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'services.settings.server': 'data:,',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
  'dom.security.trusted_types.enabled': false,
});

type Message = { id?: number; type: string; result?: unknown; error?: string; message?: string };

/** A connection that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const requested = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const answer = requested.get(message.id ?? 0);
    if (message.type === 'error') {
      answer?.reject(new Error(`${message.error}: ${message.message}`));
    } else answer?.resolve(message.result);
    requested.delete(message.id ?? 0);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of requested.values()) reject(new Error('Firefox has gone'));
  });
  await once(socket, 'open');
  let last = 0;
  const send = <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    requested.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise as Promise<Result>;
  };
  return { send, close: () => socket.close() };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Firefox has no output');
  for await (const line of createInterface(child.stderr)) {
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (url !== undefined) {
      // What it says from here on is nobody's concern, and must not fill the pipe.
      child.stderr.resume();
      return `${url}/session`;
    }
  }
  throw new Error('Firefox ended before it could be spoken to');
}

type Value = { type: string; result: { value?: string }; exceptionDetails?: { text: string } };

/** Starts Firefox; answers its address and how it is ended. */
async function start(executable: string, proxyPort: number) {
  const profile = await mkdtemp(join(tmpdir(), 'fahm-firefox-'));
  const lines = Object.entries(preferencesWith(proxyPort)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const end = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  return { url: await addressOf(child), end };
}

/** What a mouse does to press an element. */
const pressOf = (element: object) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Starts Firefox with a profile of its own. */
export async function launchFirefox(executable: string, proxyPort: number): Promise<Driver> {
  const { url: address, end } = await start(executable, proxyPort);
  const { send, close } = await connect(address);
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = tree.contexts[0]?.context ?? '';
  // Only the window in front is told of the focus.
  await send('browsingContext.activate', { context });
  const evaluate = async (expression: string): Promise<Value['result']> => {
    const target = { context };
    const answer = await send<Value>('script.evaluate', {
      expression,
      target,
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  };
  const perform = (actions: object[]) => send('input.performActions', { context, actions });
  return {
    open: async (url) => {
      // Without a network this fails, although the page's worker answers: whoever opens it looks at what came.
      await send('browsingContext.navigate', { context, url, wait: 'none' }).catch(() => {});
    },
    evaluate: async (action, ...args_) => {
      const { value } = await evaluate(expressionOf(action, args_));
      return JSON.parse(value ?? 'null') as never;
    },
    click: async (selector) => {
      const found = `document.querySelector(${JSON.stringify(selector)})`;
      await evaluate(`${found}.scrollIntoView({ block: 'nearest' })`);
      const element = await evaluate(found);
      await perform([pressOf(element)]);
    },
    type: async (text) => {
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform([{ type: 'key', id: 'keys', actions: strokes }]);
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    close: async () => {
      close();
      await end();
    },
  };
}
