import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const WIB_OFFSET = 7 * 60 * MINUTE;

interface Formatted {
  readonly zone: string;
  readonly sentence: string;
  readonly countdown: string;
  readonly field: string;
  /** The instant that is read from `field`. */
  readonly read: string;
}

/** Formats in a new process with the given time zone, because the zone of the running process cannot be changed. */
function formatIn(zone: string, sales: readonly { end: number; now: number }[]): Formatted[] {
  const program = `
    import { readFileSync } from 'node:fs';
    import { countdownParts } from './countdown.ts';
    import { formatWib } from './wib.ts';
    import { fromWibInput, toWibInput } from './wib-input.ts';
    const formatted = JSON.parse(readFileSync(0, 'utf8')).map(({ end, now }) => {
      const { hours, minutes, seconds } = countdownParts(new Date(end).toISOString(), new Date(now));
      const field = toWibInput(new Date(end));
      return {
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        sentence: formatWib(new Date(end).toISOString()),
        countdown: [hours, minutes, seconds].join(':'),
        field,
        read: fromWibInput(field),
      };
    });
    console.log(JSON.stringify(formatted));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
    input: JSON.stringify(sales),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return JSON.parse(printed.toString('utf8')) as Formatted[];
}

/** The sentence from Intl's Indonesian locale data, independent of the shop's own formatter. */
function expectedSentence(time: number): string {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', ...options }).format(time);
  const day = part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time24 = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day} pukul ${time24.replace(':', '.')} WIB`;
}

function expectedCountdown(end: number, now: number): string {
  const left = Math.max(0, Math.floor((end - now) / SECOND)) % (DAY / SECOND);
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const from = Date.parse('2024-01-01T00:00:00Z');
const to = Date.parse('2099-12-31T00:00:00Z');
const anyTime = fc.integer({ min: from, max: to });
/** Milliseconds from a boundary: just before, at, and just after it. */
const offset = fc.constantFrom(-1, 0, 1);
/** A midnight, full minute or full second in Jakarta. */
const boundary = fc
  .tuple(anyTime, fc.constantFrom(DAY, MINUTE, SECOND))
  .map(([time, unit]) => Math.floor((time + WIB_OFFSET) / unit) * unit - WIB_OFFSET);
const end = fc.oneof(
  anyTime,
  fc.tuple(boundary, offset).map(([time, shift]) => time + shift),
);
/** Milliseconds until the end, negative after it. They are often near a whole second, when the countdown changes. */
const timeLeft = fc.oneof(
  fc.integer({ min: -DAY, max: 40 * DAY }),
  fc.tuple(fc.integer({ min: -2, max: 200_000 }), offset).map(([seconds, shift]) => seconds * SECOND + shift),
  fc
    .tuple(fc.constantFrom(0, MINUTE, 60 * MINUTE, DAY, 2 * DAY), offset)
    .map(([time, shift]) => time + shift),
);
const sale = fc.tuple(end, timeLeft).map(([time, left]) => ({ end: time, now: time - left }));

describe.each(['Asia/Jakarta', 'America/Los_Angeles', 'Pacific/Kiritimati'])('with TZ=%s', (zone) => {
  it('the sentence, countdown and field value of a sale end are as in Jakarta', () => {
    fc.assert(
      fc.property(fc.array(sale, { minLength: 400, maxLength: 400 }), (sales) => {
        const formatted = formatIn(zone, sales);
        for (const [index, { end: time, now }] of sales.entries()) {
          expect(formatted[index]).toEqual({
            zone,
            sentence: expectedSentence(time),
            countdown: expectedCountdown(time, now),
            field: new Date(time + WIB_OFFSET).toISOString().slice(0, 16),
            read: new Date(Math.floor(time / MINUTE) * MINUTE).toISOString(),
          });
        }
      }),
      // Each run starts a process, so only two runs are made, and a failed run is not shrunk.
      { numRuns: 2, endOnFailure: true },
    );
  });

  it('the countdown shows the full seconds that are left, without whole days, and 00:00:00 after the end', () => {
    const time = Date.parse('2026-11-21T17:05:00+07:00');
    const expected: readonly (readonly [msLeft: number, countdown: string])[] = [
      [1001, '00:00:01'],
      [1000, '00:00:01'],
      [999, '00:00:00'],
      [1, '00:00:00'],
      [0, '00:00:00'],
      [-1, '00:00:00'],
      [DAY + 1000, '00:00:01'],
      [DAY + 999, '00:00:00'],
    ];
    const formatted = formatIn(
      zone,
      expected.map(([msLeft]) => ({ end: time, now: time - msLeft })),
    );
    expect(formatted.map(({ countdown }) => countdown)).toEqual(expected.map(([, countdown]) => countdown));
    expect(formatted[0]?.sentence).toBe('Sabtu, 21 November 2026 pukul 17.05 WIB');
  });
});
