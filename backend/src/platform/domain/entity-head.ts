import { stale } from './domain-error.js';

/** The fields of every entity in addition to the fields that the owner edits. Deletion only sets `deletedAt`. */
export interface EntityHead {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  /** Incremented with every change, to detect edits of outdated data. */
  readonly version: number;
}

export const newHead = (id: string, now: Date): EntityHead => ({
  id,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  version: 1,
});

/** The fields of the head that a change sets. */
export const changedHead = (
  { version }: EntityHead,
  now: Date,
): Pick<EntityHead, 'updatedAt' | 'version'> => ({
  updatedAt: now,
  version: version + 1,
});

/** Whether an edit changes any stored value. */
export const differs = <Fields extends object>(stored: Fields, edited: Partial<Fields>): boolean =>
  (Object.keys(edited) as (keyof Fields)[]).some(
    (field) => JSON.stringify(edited[field]) !== JSON.stringify(stored[field]),
  );

/** @throws DomainError 'stale' if `expected` is not the current version. Without `expected`, the last write wins. */
export function expectVersion({ version }: EntityHead, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) throw stale();
}
