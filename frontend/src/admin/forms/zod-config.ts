import { groupDigits } from '@etalase/backend/rules/rupiah';
import { z } from 'zod';
import * as text from '../../text/admin-errors';

const NUMERIC: ReadonlySet<string> = new Set(['int', 'number']);
const SIZED = { string: text.characters, array: text.rows } as const;

function sentence(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big') return text.atMost(sizeOf(issue.origin, issue.maximum));
  if (issue.input === undefined || issue.input === null || issue.input === '') return text.missing;
  if (issue.code === 'too_small') return text.atLeast(sizeOf(issue.origin, issue.minimum));
  if (issue.code === 'invalid_value') return text.noChoice;
  if (issue.code === 'invalid_type' && NUMERIC.has(issue.expected)) return text.noNumber;
  return issue.code === 'invalid_format' && issue.format === 'url' ? text.noUrl : text.unreadable;
}

const sizeOf = (origin: string, size: number | bigint): string =>
  (SIZED[origin as keyof typeof SIZED] ?? String)(groupDigits(Number(size)));

// This file must run before any schema is made. Without `jitless`, zod would try `new Function`. The
// Content-Security-Policy forbids this call, and Firefox would report the attempt.
z.config({ customError: sentence, jitless: true });
