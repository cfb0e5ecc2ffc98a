import { createHash } from 'node:crypto';
import type { ContentPart } from '../domain/content-part.js';
import { type SampleText, sampleTexts } from '../domain/sample-texts.js';
import type { StoredContent } from './ports.js';

type Stored = ReadonlyMap<string, StoredContent>;

// The keys of two stored objects; each has the key of a confirmed part as a field.
export const VERSIONS = 'confirmations';
export const MARKS = 'confirmed-texts';

export const confirmed = <T>(stored: Stored, object: string): Readonly<Record<string, T | undefined>> =>
  (stored.get(object)?.body ?? {}) as Readonly<Record<string, T | undefined>>;

/** The version that the owner confirmed last; null if she has confirmed no version. */
export const confirmedVersion = (key: string, stored: Stored): number | null =>
  confirmed<number>(stored, VERSIONS)[key] ?? null;

/** Returns the paths of the sample's promises that the owner has neither changed nor confirmed. */
export function unconfirmedTexts<T extends object>(part: ContentPart<T>, value: T, stored: Stored): string[] {
  if (confirmedVersion(part.key, stored) !== null) return [];
  const marks = confirmed<string[]>(stored, MARKS)[part.key] ?? [];
  return sampleTexts(part, value)
    .filter((text) => !marks.includes(markOf(text)))
    .map(({ path }) => path);
}

export const markOf = ({ identity }: SampleText): string =>
  createHash('sha256').update(identity).digest('base64url').slice(0, 16);
