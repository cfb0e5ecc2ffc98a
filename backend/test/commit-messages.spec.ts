import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

function check(message: string): { code: number | null; output: string } {
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/@commitlint/cli/cli.js'], {
    cwd: resolve(import.meta.dirname, '../..'),
    input: message,
    encoding: 'utf8',
  });
  return { code: status, output: stdout };
}
const subject = (length: number): string => 'feat: '.padEnd(length, 'x');

it('A commit message with a subject of 72 characters and a body is accepted', () => {
  expect(check(`${subject(72)}\n\nWhy.`)).toEqual({ code: 0, output: '' });
});

it('A commit message with a subject of 73 characters is refused', () => {
  const { code, output } = check(`${subject(73)}\n\nWhy.`);
  expect(code).toBe(1);
  expect(output).toContain('header-max-length');
});

it('A commit message without a body is accepted with a warning', () => {
  const { code, output } = check(subject(72));
  expect(code).toBe(0);
  expect(output).toContain('body-empty');
});
