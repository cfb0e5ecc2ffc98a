import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../backend/test/support/free-port.js';
import { eventually } from '../support/storefront.js';
import type { Driver, Key, Viewport } from './visit.js';

const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
/** The codes of the keys in WebDriver. */
const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Shift: '\uE008',
};
// Makes the window's controls small, so that the window can be as narrow as a phone.
const GTK_STYLE = `* { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 5px; }
button, entry { padding: 0; border: 0; }
toolbar * { -gtk-icon-transform: scale(0.2); }`;

/**
 * Starts WebKitGTK in an invisible window, and controls it by WebDriver. The variable `WEBKIT` may contain the path of
 * the program.
 */
export async function openWebKit(viewport: Viewport): Promise<Driver> {
  const binary = process.env['WEBKIT'] ?? MINI_BROWSERS.find((path) => existsSync(path));
  if (!binary) throw new Error('WebKit is missing: apt-get install webkit2gtk-driver xvfb');
  const home = await mkdtemp(join(tmpdir(), 'etalase-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), GTK_STYLE);
  const port = await freePort();
  // The number of the X display follows from the free port, so that simultaneous runs hardly use the same display.
  const display = `:${100 + (port % 400)}`;
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    LANG: 'C.UTF-8',
    // WebKit cannot use its sandbox when root starts it.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // A test machine may have no graphics card.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // A test machine runs no accessibility services.
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
  };
  const children = [
    spawn('Xvfb', [display, '-screen', '0', '2000x2400x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }),
  ];
  const session = new Session(`http://127.0.0.1:${port}`);
  const close = async (): Promise<void> => {
    await session.end();
    await Promise.all(children.map(stopProcess));
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await session.start(binary);
    await session.resize(viewport);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    problems: [],
    goto: (url) => session.post('/url', { url }),
    back: () => session.post('/back'),
    reload: () => session.post('/refresh'),
    pressAt: (x, y) => session.press(x, y),
    type: (text) => session.type([...text]),
    key: (key) => session.type([KEYS[key]]),
    attach: async (selector, paths) => {
      // WebDriver returns an object whose only value is the ID of the element.
      const found = await session.post<object>('/element', { using: 'css selector', value: selector });
      await session.post(`/element/${String(Object.values(found)[0])}/value`, { text: paths.join('\n') });
    },
    evaluate: (call, ...parameters) => session.evaluate(call, parameters),
    close,
  };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const exited = new Promise((done) => child.once('exit', done));
  if (child.kill()) await exited;
}

/** A client of WebDriver with one session. */
class Session {
  private path = '';

  constructor(private readonly driverUrl: string) {}

  async start(binary: string): Promise<void> {
    await eventually(async () => void (await fetch(`${this.driverUrl}/status`)));
    const options = { binary, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await this.call<{ sessionId: string }>('POST', '/session', { capabilities });
    this.path = `/session/${sessionId}`;
  }

  async end(): Promise<void> {
    if (this.path) await this.call('DELETE', this.path).catch(() => undefined);
  }

  post<R = void>(path: string, body: object = {}): Promise<R> {
    return this.call('POST', this.path + path, body);
  }

  evaluate<R>(call: (...parameters: never) => R, parameters: readonly unknown[]): Promise<R> {
    return this.post('/execute/sync', {
      script: `return (${String(call)}).apply(null, arguments)`,
      args: parameters,
    });
  }

  /** Sets the size of the viewport. The window is larger than its viewport, because it has a frame. */
  async resize({ width, height }: Viewport): Promise<void> {
    await this.post('/window/rect', { x: 0, y: 0, width, height });
    await eventually(async () => {
      const [innerWidth, innerHeight, outerWidth, outerHeight] = await this.evaluate(
        () => [window.innerWidth, window.innerHeight, window.outerWidth, window.outerHeight] as const,
        [],
      );
      if (innerWidth === width && innerHeight === height) return;
      const frame = { width: outerWidth - innerWidth, height: outerHeight - innerHeight };
      await this.post('/window/rect', {
        x: 0,
        y: 0,
        width: width + frame.width,
        height: height + frame.height,
      });
      throw new Error(`The viewport is ${innerWidth} × ${innerHeight}`);
    });
  }

  press(x: number, y: number): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    return this.post('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  type(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  private async call<R>(method: string, path: string, body?: object): Promise<R> {
    const response = await fetch(this.driverUrl + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: R };
    const failure = value as { error?: string; message?: string } | null;
    if (!response.ok)
      throw new Error(`${method} ${path}: ${failure?.error ?? response.status} ${failure?.message ?? ''}`);
    return value;
  }
}
