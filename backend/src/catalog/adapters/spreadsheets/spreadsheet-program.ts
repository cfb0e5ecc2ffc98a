/**
 * The program of a process that reads lists. It runs separately from the shop and without the shop's secrets. So a file
 * that takes all memory affects only the reading of this file.
 */
import { answerShop } from '../../../platform/process/program.js';
import { readFile } from './read-file.js';
import { type ReadRequest, type ReadResponse, Unreadable } from './reading.js';

answerShop(({ file, limits }: ReadRequest): Promise<ReadResponse> =>
  readFile(file, limits).then((table) => ({ kind: 'table', table }), refused),
);

function refused(error: unknown): ReadResponse {
  if (!(error instanceof Unreadable)) throw error;
  const { reason, detail } = error;
  return { kind: 'refused', reason, ...(detail !== undefined && { detail }) };
}
