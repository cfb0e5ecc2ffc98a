import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { UploadRepository } from '../application/ports.js';
import { Upload } from '../domain/upload.js';

const NOON = new Date('2026-11-21T12:00:00Z');

export function uploadRepositoryContract(name: string, repository: () => UploadRepository): void {
  const issued = async (at = NOON): Promise<Upload> => {
    const upload = Upload.issue(randomUUID(), at);
    await repository().add(upload);
    return upload;
  };

  describe(name, () => {
    it('returns an upload as stored, in each of its states', async () => {
      const upload = await issued();
      expect(await repository().find(upload.id)).toEqual(upload);
      const received = upload.received(`quarantine/${upload.id}.1`);
      expect(await repository().advance(received)).toBe(true);
      expect(await repository().find(upload.id)).toEqual(received);
      const published = received.published('key.jpg');
      expect(await repository().advance(published)).toBe(true);
      expect(await repository().find(upload.id)).toEqual(published);
    });

    it('lets only one of several concurrent calls advance an upload', async () => {
      const upload = await issued();
      const attempts = [1, 2, 3].map((n) =>
        repository().advance(upload.received(`quarantine/${upload.id}.${n}`)),
      );
      expect((await Promise.all(attempts)).filter(Boolean)).toEqual([true]);
    });

    it('does not advance an upload that skips a state or was removed', async () => {
      const upload = await issued();
      const received = upload.received('quarantine/x.1');
      expect(await repository().advance(received.published('key.jpg'))).toBe(false);
      await repository().remove(upload.id);
      await repository().remove(upload.id);
      expect(await repository().advance(received)).toBe(false);
      expect(await repository().find(upload.id)).toBeUndefined();
    });

    it('finds the uploads issued before an instant, and which of the given ids exist', async () => {
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
