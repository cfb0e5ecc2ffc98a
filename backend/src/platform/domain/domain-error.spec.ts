import { expect, it } from '@jest/globals';
import { conflictingField, DomainError, invalidField } from './domain-error.js';

it('the refusal of a field names the field and repeats its message', () => {
  const fields = { 'hero.title': 'Wajib diisi' };
  expect(invalidField('hero.title', 'Wajib diisi')).toMatchObject({ kind: 'invalid', fields });
  expect(conflictingField('hero.title', 'Wajib diisi')).toMatchObject({ kind: 'conflict', fields });
});

it('a refusal keeps its cause, and has a name of its own in the log', () => {
  const cause = new Error('disk');
  const error = new DomainError('unavailable', 'Sedang ada gangguan', { cause, retryAfterSeconds: 5 });
  expect(error).toMatchObject({ name: 'DomainError', cause, retryAfterSeconds: 5 });
});
