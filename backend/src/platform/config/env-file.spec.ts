import { describe, expect, it } from '@jest/globals';
import { parseEnvFile } from './env-file.js';
import situations from './env-file.spec.json' with { type: 'json' };

describe('parseEnvFile', () => {
  it.each(situations.read)('reads %j as %j', (line, value) => {
    expect(parseEnvFile(`# comment\n\n${line}\nB=1\n`)).toEqual({ A: value, B: '1' });
  });

  it.each(situations.refused)('refuses %j, and names the variable', (line) => {
    expect(() => parseEnvFile(`B=1\n${line}\n`)).toThrow(/^\.env: A contains/u);
  });

  it('refuses a line without a name', () => {
    expect(() => parseEnvFile('A=1\nsecret\n')).toThrow('.env: line 2 is not of the form NAME=value');
  });
});
