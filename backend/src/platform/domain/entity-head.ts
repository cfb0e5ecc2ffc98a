import { stale } from './domain-error.js';

/** The fields of an entity besides those that the owner edits. A deleted entity keeps its row, with `deletedAt` set. */
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

/** Returns the fields of the head that every change sets. */
export const changedHead = (
  { version }: EntityHead,
  now: Date,
): Pick<EntityHead, 'updatedAt' | 'version'> => ({
  updatedAt: now,
  version: version + 1,
});

/** Whether an edit changes any of the stored values. */
export const differs = <Fields extends object>(stored: Fields, edited: Partial<Fields>): boolean =>
  (Object.keys(edited) as (keyof Fields)[]).some(
    (field) => JSON.stringify(edited[field]) !== JSON.stringify(stored[field]),
  );

/**
 * Checks the version on which an edit is based. Without `expected`, the last write wins.
 * @throws DomainError 'stale' if `expected` is not the current version.
 */
export function expectVersion({ version }: EntityHead, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) throw stale();
}
