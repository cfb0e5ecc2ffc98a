import { stale } from './domain-error.js';

/** The fields of an entity that the owner does not edit. The row of a deleted entity remains, with `deletedAt` set. */
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

export const changedHead = (
  { version }: EntityHead,
  now: Date,
): Pick<EntityHead, 'updatedAt' | 'version'> => ({
  updatedAt: now,
  version: version + 1,
});

export const differs = <Fields extends object>(stored: Fields, edited: Partial<Fields>): boolean =>
  (Object.keys(edited) as (keyof Fields)[]).some(
    (field) => JSON.stringify(edited[field]) !== JSON.stringify(stored[field]),
  );

/**
 * Checks that an edit is based on the current version. If `expected` is missing, any edit is accepted.
 * @throws DomainError 'stale' if `expected` is not the current version.
 */
export function expectVersion({ version }: EntityHead, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) throw stale();
}
