import type { Request, Response } from 'express';
import multer from 'multer';
import { DomainError, invalidField } from '../../../platform/domain/domain-error.js';
import { isObject } from '../../../platform/domain/is-object.js';
import { MAX_IMPORT_BYTES } from '../../domain/import-report.js';
import * as messages from '../../domain/messages.js';
import { type Answers, MAX_ANSWERS_BYTES } from '../../domain/questions.js';

const receive = multer({
  storage: multer.memoryStorage(),
  limits: {
    files: 1,
    fields: 1,
    fieldSize: MAX_ANSWERS_BYTES,
    fieldNameSize: 100,
    headerPairs: 20,
    fileSize: MAX_IMPORT_BYTES,
  },
}).single('file');

export const fileTooLarge = (): DomainError => new DomainError('too-large', messages.fileTooLarge);

export interface ReceivedList {
  readonly file: Buffer;
  readonly answers: Answers;
}

export async function receiveList(request: Request, response: Response): Promise<ReceivedList> {
  await new Promise<void>((resolve, reject) => {
    receive(request, response, (error: unknown) => {
      request.resume();
      if (error) reject(refusalOf(error));
      else resolve();
    });
  });
  if (!request.file) throw new DomainError('invalid', messages.noFile);
  const { answers } = request.body as { answers?: unknown };
  return { file: request.file.buffer, answers: answers === undefined ? {} : answersIn(answers) };
}

function answersIn(typed: unknown): Answers {
  const refusal = invalidField('answers', messages.answersInvalid);
  try {
    const answers = JSON.parse(String(typed)) as unknown;
    if (!isObject(answers)) throw refusal;
    if (!Object.values(answers).every((answer) => typeof answer === 'string')) throw refusal;
    return answers as Answers;
  } catch {
    throw refusal;
  }
}

function refusalOf(error: unknown): DomainError {
  if (!(error instanceof multer.MulterError))
    return new DomainError('invalid', messages.interrupted, { cause: error });
  if (error.code === 'LIMIT_FIELD_VALUE') return invalidField('answers', messages.answersInvalid);
  return error.code === 'LIMIT_FILE_SIZE' ? fileTooLarge() : new DomainError('invalid', messages.noFile);
}
