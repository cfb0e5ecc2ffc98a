import { describe, expect, it } from '@jest/globals';
import { isUuid } from '../../platform/index.js';
import type { Installation } from '../application/ports.js';

/**
 * The tests that every `Installation` must pass.
 * @param replica returns an installation of another replica on the same database.
 */
export function installationContract(name: string, replica: () => Installation): void {
  describe(name, () => {
    it('returns one UUID to all replicas that read at the same time, and never changes it', async () => {
      const ids = await Promise.all([replica().id(), replica().id(), replica().id()]);
      ids.push(await replica().id());
      expect(new Set(ids).size).toBe(1);
      expect(ids.every(isUuid)).toBe(true);
    });

    it('returns one database name to all replicas', async () => {
      const names = await Promise.all([replica().databaseName(), replica().databaseName()]);
      expect(new Set(names).size).toBe(1);
      expect(names[0]).toMatch(/^[0-9a-f-]+$/u);
    });
  });
}
