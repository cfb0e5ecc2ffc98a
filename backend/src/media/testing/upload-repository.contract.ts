import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { UploadRepository } from '../application/ports/upload-repository.js';
import { Upload } from '../domain/upload.js';

const NOON = new Date('2026-11-21T12:00:00Z');

export function describeUploadRepository(name: string, repository: () => UploadRepository): void {
  const issued = async (at = NOON): Promise<Upload> => {
    const upload = Upload.issue(randomUUID(), at);
    await repository().add(upload);
    return upload;
  };

  describe(`${name} as upload repository`, () => {
    it('gives back an upload in each of its states', async () => {
      const upload = await issued();
      expect(await repository().find(upload.id)).toEqual(upload);
      const received = upload.received(`quarantine/${upload.id}.1`);
      expect(await repository().advance(received)).toBe(true);
      expect(await repository().find(upload.id)).toEqual(received);
      const published = received.published('key.jpg');
      expect(await repository().advance(published)).toBe(true);
      expect(await repository().find(upload.id)).toEqual(published);
    });

    it('lets only one of several advance it', async () => {
      const upload = await issued();
      const attempts = [1, 2, 3].map((n) =>
        repository().advance(upload.received(`quarantine/${upload.id}.${n}`)),
      );
      expect((await Promise.all(attempts)).filter(Boolean)).toEqual([true]);
    });

    it('skips no state and advances nothing that is gone', async () => {
      const upload = await issued();
      const received = upload.received('quarantine/x.1');
      expect(await repository().advance(received.published('key.jpg'))).toBe(false);
      await repository().remove(upload.id);
      await repository().remove(upload.id);
      expect(await repository().advance(received)).toBe(false);
      expect(await repository().find(upload.id)).toBeUndefined();
    });

    it('knows the old ones and the existing ones', async () => {
      const old = await issued(new Date('2026-11-01T12:00:00Z'));
      const young = await issued(new Date('2026-11-02T12:00:00Z'));
      expect(await repository().idsIssuedBefore(new Date('2026-11-02T12:00:00Z'))).toEqual([old.id]);
      expect(await repository().existingAmong([old.id, young.id, randomUUID(), 'no-uuid'])).toEqual(
        new Set([old.id, young.id]),
      );
      expect(await repository().existingAmong([])).toEqual(new Set());
    });
  });
}
