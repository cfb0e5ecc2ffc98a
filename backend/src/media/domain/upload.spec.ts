import { describe, expect, it } from '@jest/globals';
import { URL_LIFETIME_MS, Upload } from './upload.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const later = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);

describe('Upload', () => {
  it('changes its state from issued to uploaded to published', () => {
    const issued = Upload.issue('id', NOW);
    const uploaded = issued.received('quarantine/id.1');
    const published = uploaded.published('key.jpg');
    expect([issued, uploaded, published].map(({ state }) => state)).toEqual([
      { name: 'issued' },
      { name: 'uploaded', quarantineKey: 'quarantine/id.1' },
      { name: 'published', imageKey: 'key.jpg' },
    ]);
  });

  it('throws when it is received twice, published twice, or published before it is received', () => {
    const issued = Upload.issue('id', NOW);
    const uploaded = issued.received('quarantine/id.1');
    expect(() => uploaded.received('quarantine/id.2')).toThrow(
      expect.objectContaining({ kind: 'forbidden' }),
    );
    expect(() => issued.published('key.jpg')).toThrow(expect.objectContaining({ kind: 'invalid' }));
    expect(() => uploaded.published('key.jpg').published('key.jpg')).toThrow(
      expect.objectContaining({ kind: 'invalid' }),
    );
  });

  it('expires exactly ten minutes after it was issued', () => {
    const upload = Upload.issue('id', NOW);
    expect(upload.isExpired(later(URL_LIFETIME_MS - 1))).toBe(false);
    expect(upload.isExpired(later(URL_LIFETIME_MS))).toBe(true);
  });
});
