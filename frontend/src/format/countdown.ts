export interface CountdownParts {
  readonly days: number;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const pad2 = (value: number) => String(value).padStart(2, '0');

/** Time left as HH, MM and SS: hours modulo 24, and 00:00:00 after the end. */
export function countdownParts(endDate: string | Date, now: Date): CountdownParts {
  const left = Math.max(0, Math.floor((new Date(endDate).getTime() - now.getTime()) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: pad2(Math.floor(left / 3600) % 24),
    minutes: pad2(Math.floor(left / 60) % 60),
    seconds: pad2(left % 60),
  };
}
