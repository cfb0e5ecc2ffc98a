import { describe, expect, it } from '@jest/globals';
import { parseEnvFile } from './env-file.js';

describe('parseEnvFile', () => {
  it.each([
    ["A='Rahasia#2026'", 'Rahasia#2026'],
    ['A=\'cost $5 "x"\' # comment', 'cost $5 "x"'],
    ['A="Rahasia#2026"', 'Rahasia#2026'],
    ['A=secret', 'secret'],
    ['A=two words', 'two words'],
    ['A=secret # comment', 'secret'],
    ['  export A = secret  ', 'secret'],
    ['A=', ''],
    ['A=secret\r', 'secret'],
    ['A=postgres://u:p%23@db/x?a=b', 'postgres://u:p%23@db/x?a=b'],
  ])('reads %j as %j', (line, value) => {
    expect(parseEnvFile(`# comment\n\n${line}\nB=1\n`)).toEqual({ A: value, B: '1' });
  });

  it.each([
    'A=Rahasia#2026',
    'A=#2026',
    'A=$5',
    'A=a$b',
    'A="a$b"',
    'A=a\\b',
    'A="a\\n"',
    "A='it\\'s'",
    "A='open",
    'A="open',
    'A=`secret`',
    "A='one'two",
  ])('refuses %j, and names the variable', (line) => {
    expect(() => parseEnvFile(`B=1\n${line}\n`)).toThrow(/^\.env: A contains/u);
  });

  it('refuses a line without a name', () => {
    expect(() => parseEnvFile('A=1\nsecret\n')).toThrow('.env: line 2 is not of the form NAME=value');
  });
});
