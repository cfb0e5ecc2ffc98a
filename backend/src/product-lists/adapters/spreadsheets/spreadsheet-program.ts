/**
 * The program of a process that reads lists. It runs separately from the shop and without the shop's secrets. So a file
 * that takes all memory affects only the reading of this file.
 */
import { DomainError } from '../../../platform/domain/domain-error.js';
import { answerShop } from '../../../platform/process/program.js';
import { readList } from './read-file.js';
import type { ReadRequest, ReadResponse } from './reading.js';

answerShop((request: ReadRequest): Promise<ReadResponse> => answer(request).catch(refused));

const answer = async ({ file, answers }: ReadRequest): Promise<ReadResponse> => ({
  kind: 'read',
  sheet: await readList(file, answers),
});

function refused(error: unknown): ReadResponse {
  if (!(error instanceof DomainError)) throw error;
  return { kind: 'refused', message: error.message };
}
