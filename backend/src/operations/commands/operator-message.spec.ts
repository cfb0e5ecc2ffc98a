import { describe, expect, it } from '@jest/globals';
import { storageFull, storageUnavailable } from '../../media/application/ports.js';
import { OperatorError } from '../../platform/domain/operator-error.js';
import { operatorMessage } from './operator-message.js';

const failure = (properties: object): Error => Object.assign(new Error('failed'), properties);

describe('operatorMessage', () => {
  it.each([
    ['ENOSPC', 'The disk is full.'],
    ['EDQUOT', 'The disk is full.'],
    ['53100', 'The disk of the database is full. DATABASE_URL or DATA_DIR: free space on that disk.'],
  ])('names the full disk for the error code %s', (code, message) => {
    expect(operatorMessage(failure({ code }))).toBe(message);
  });

  it.each(['ECONNREFUSED', '08006', '28P01', '3D000', '53300', '57P01'])(
    'names DATABASE_URL for the error code %s of a failed connection',
    (code) => {
      expect(operatorMessage(failure({ code }))).toContain(`(${code}): check DATABASE_URL`);
    },
  );

  it('names DATABASE_URL and the cause for a timeout, whose error has no code', () => {
    const error = new Error('Connection terminated due to connection timeout');
    expect(operatorMessage(error)).toBe(
      'The database cannot be used (timeout): check DATABASE_URL and that the server runs.',
    );
  });

  it('names the file for an error of the file system', () => {
    expect(operatorMessage(failure({ code: 'EACCES', syscall: 'open', path: '/data/x' }))).toContain(
      '(EACCES): /data/x',
    );
  });

  it('names in English why the image storage cannot be used', () => {
    const cause = Object.assign(new Error(), { code: 'AccessDenied' });
    expect(operatorMessage(storageUnavailable(cause))).toBe(
      'The image storage cannot be used (AccessDenied): check that it runs, and the S3_ variables or DATA_DIR.',
    );
    expect(operatorMessage(storageFull(cause))).toBe('The image storage is full.');
  });

  it("returns the message of an OperatorError, and any other error's stack", () => {
    expect(operatorMessage(new OperatorError('Try again.'))).toBe('Try again.');
    expect(operatorMessage(failure({ code: '53200' }))).toContain('operator-message.spec');
  });
});
