const WIDTH = 24;

/** Shows the progress of a command on one line. Shows nothing if the output is not a terminal. */
export function showProgress(terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): {
  readonly update: (done: number, total: number) => void;
  readonly end: () => void;
} {
  /** The percentage on the terminal; -1 before the first. */
  let shown = -1;
  return {
    update: (done, total) => {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      if (!terminal.isTTY || percent === shown) return;
      shown = percent;
      const filled = Math.round((percent / 100) * WIDTH);
      const bar = '#'.repeat(filled).padEnd(WIDTH, '.');
      terminal.write(`\r[${bar}] ${percent} % of ${total} images`);
    },
    end: () => {
      if (shown >= 0) terminal.write('\r\u001B[K');
    },
  };
}
