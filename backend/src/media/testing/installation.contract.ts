import { describe, expect, it } from '@jest/globals';
import { isUuid } from '../../platform/index.js';
import type { Installation } from '../application/ports/installation.js';

/** @param replica another reader of the same database. */
export function describeInstallation(name: string, replica: () => Installation): void {
  describe(`${name} as installation`, () => {
    it('has one UUID for replicas that ask at once, and keeps it', async () => {
      const ids = await Promise.all([replica().id(), replica().id(), replica().id()]);
      ids.push(await replica().id());
      expect(new Set(ids).size).toBe(1);
      expect(ids.every(isUuid)).toBe(true);
    });
  });
}
