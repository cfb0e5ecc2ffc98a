import { DomainError } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';

export const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const MAX_SLUG_LENGTH = 100;

const SLUG = new RegExp(SLUG_PATTERN, 'u');

export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/** Validates a category's slug, its part of the URL: lower case letters and digits, joined by hyphens. */
export function parseSlug(typed: string): string {
  const slug = typed.trim();
  if (slug === '') throw new DomainError('invalid', messages.required(messages.slug));
  if (slug.length > MAX_SLUG_LENGTH)
    throw new DomainError('invalid', messages.tooLong(messages.slug, MAX_SLUG_LENGTH));
  if (!SLUG.test(slug)) throw new DomainError('invalid', messages.slugInvalid);
  // The home page's filter uses this word for all categories.
  if (slug === 'all') throw new DomainError('invalid', messages.slugReserved(slug));
  return slug;
}
