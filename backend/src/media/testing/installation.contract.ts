import { describe, expect, it } from '@jest/globals';
import { isUuid } from '../../platform/index.js';
import type { Installation } from '../application/ports.js';

/** @param replica returns the installation as another replica on the same database reads it. */
export function installationContract(name: string, replica: () => Installation): void {
  describe(name, () => {
    it('returns one UUID to all replicas that read at the same time, and never changes it', async () => {
      const ids = await Promise.all([replica().id(), replica().id(), replica().id()]);
      ids.push(await replica().id());
      expect(new Set(ids).size).toBe(1);
      expect(ids.every(isUuid)).toBe(true);
    });
  });
}
