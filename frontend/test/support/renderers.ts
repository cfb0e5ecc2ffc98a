import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** Throttled processes run for `RUNNING_MS` of each period. */
const PERIOD_MS = 40;
const RUNNING_MS = 10;

/** The processes in which a browser runs pages and their workers. Linux only, because it reads `/proc`. */
export class Renderers {
  private timer: ReturnType<typeof setInterval> | undefined;

  private constructor(private readonly ids: readonly number[]) {}

  static async of(browser: Browser): Promise<Renderers> {
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return new Renderers(processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id));
  }

  /**
   * Lets all threads of the processes run only a quarter of the time. DevTools can slow down only the main thread of
   * the page.
   */
  throttle(): void {
    this.timer = setInterval(() => {
      this.signal('SIGCONT');
      setTimeout(() => this.timer && this.signal('SIGSTOP'), RUNNING_MS);
    }, PERIOD_MS);
  }

  release(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.signal('SIGCONT');
  }

  /** Returns the peak memory of any of these processes since its start, in megabytes. */
  async peakMegabytes(): Promise<number> {
    const peaks = await Promise.all(
      this.ids.map(async (id) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8');
        return Number(/VmHWM:\s+(\d+) kB/u.exec(status)?.[1]) * 1024;
      }),
    );
    return Math.max(...peaks) / 1e6;
  }

  private signal(name: NodeJS.Signals): void {
    for (const id of this.ids) process.kill(id, name);
  }
}
