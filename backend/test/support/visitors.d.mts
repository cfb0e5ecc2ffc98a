export function visit(
  visitors: number,
  next: () => Promise<number | undefined>,
  request: (n: number) => Promise<void>,
): Promise<{ readonly done: number; readonly failures: readonly string[] }>;
