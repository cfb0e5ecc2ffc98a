/**
 * The program of a process that reads lists. It runs separately from the shop and without the shop's secrets. So a file
 * that takes all memory affects only the reading of this file.
 */
import { DomainError } from '../../../platform/domain/domain-error.js';
import { answerShop } from '../../../platform/process/program.js';
import { readList, readOutline } from './read-file.js';
import type { ReadRequest, ReadResponse } from './reading.js';

answerShop((request: ReadRequest): Promise<ReadResponse> => answer(request).catch(refused));

async function answer({ question, file, sheet, heading }: ReadRequest): Promise<ReadResponse> {
  if (question === 'outline') return { kind: 'outline', outline: await readOutline(file, sheet) };
  return { kind: 'read', sheet: await readList(file, sheet, heading) };
}

function refused(error: unknown): ReadResponse {
  if (!(error instanceof DomainError)) throw error;
  return { kind: 'refused', message: error.message };
}
