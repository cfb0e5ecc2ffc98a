import texts from './hostile-texts.json' with { type: 'json' };

/** The start, the repeated part and the end of each text. */
export const HOSTILE_TEXTS: Readonly<Record<string, readonly string[]>> = texts;

/** Twice the time for which no visitor waits. */
export const MAX_CPU_MS = 200;

/** @param length the length in UTF-16 units. */
export function hostileText(name: string, length: number): string {
  const [start = '', repeated = '', end = ''] = HOSTILE_TEXTS[name] ?? [];
  const count = Math.floor((length - start.length - end.length) / repeated.length);
  return start + repeated.repeat(count) + end;
}

/** The time for which a task keeps the event loop busy. Other processes of the machine do not count. */
export async function cpuMsOf(task: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
