import { describe, expect, it } from '@jest/globals';
import { found, ok, OPERATOR_PROBLEMS, type Problem, PROBLEMS, skipped, worstOf } from './finding.js';
import { lineOf } from './messages.js';

const VARIABLE =
  /\b(?:DATABASE_URL|DATA_DIR|S3_[A-Z_]+|PUBLIC_URL|TRUST_PROXY|BACKUP_DIR|BACKUP_KEEP|MEMORY)\b/u;

describe('The lines of npm run doctor', () => {
  const LEVEL_OF = { ...PROBLEMS, ...OPERATOR_PROBLEMS };

  it.each(Object.keys(LEVEL_OF) as Problem[])(
    'describe %s on one line, with the variable to check if there is one',
    (problem) => {
      const line = lineOf(found('database', problem, 'ECONNREFUSED'));
      expect(line.startsWith(LEVEL_OF[problem])).toBe(true);
      if (problem !== 'memoryLow') expect(line).toMatch(VARIABLE);
      expect(line).toMatch(/^[^\n]+\.$/u);
    },
  );

  it('name the check and its result when there is no problem', () => {
    expect(lineOf(ok('database', 'PostgreSQL 18.1'))).toBe('ok       database      PostgreSQL 18.1');
    expect(lineOf(ok('storage'))).toBe('ok       storage');
  });

  it('say that a check of PUBLIC_URL was skipped, and what a database that refuses changes needs', () => {
    expect(lineOf(skipped('proxies', 'https://localhost'))).toMatch(
      /^skipped  proxies {7}https:\/\/localhost /u,
    );
    expect(lineOf(found('database', 'databaseUnwritable', '25006'))).toContain('The database is read-only.');
  });

  it('are summarized by the worst of their levels', () => {
    expect(worstOf([])).toBe('ok');
    expect(worstOf([ok('disk'), found('disk', 'diskLow')])).toBe('warning');
    expect(worstOf([found('storage', 'storageFull'), found('disk', 'diskLow')])).toBe('error');
  });
});
