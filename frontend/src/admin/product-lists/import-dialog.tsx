import { useEffect, useState } from 'react';
import { importProducts } from '../../api/generated/catalog/catalog';
import type { ImportFileBody, ImportReportResponse, ImportResultResponse } from '../../api/generated/models';
import { ApiError } from '../../api/http-client';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-lists';
import { messageOf } from '../session/failure';
import { isUnauthorized, session } from '../session/session';
import { Dialog, focusFirst } from '../ui/dialog';
import { type Answers, formOf, keepAnswers, keptAnswers, type Reading } from './import-answers';
import { type Check, ImportChoice } from './import-choice';
import { ImportMatching } from './import-matching';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';

const RETRY_AFTER_SECONDS = 5;

/** From a file to the changed products: choose, match columns, correct, apply, undo. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [screen, setScreen] = useState<'choice' | 'matching' | 'preview'>('choice');
  const [reading, setReading] = useState<Reading>();
  const [check, setCheck] = useState<Check>();
  const [error, setError] = useState<unknown>();
  const [result, setResult] = useState<ImportResultResponse>();
  const stop = check?.stop;
  useEffect(() => () => stop?.abort(), [stop]);
  const show = (next: typeof screen) => {
    setError(undefined);
    setScreen(next);
    focusFirst();
  };
  /** Runs a check that can be stopped, and shows what it has read. */
  const read = async (check: (send: Send) => Promise<Reading>) => {
    const stop = new AbortController();
    setError(undefined);
    setCheck({ stop });
    try {
      const next = await check((file, answers) =>
        checked({ file, answers }, stop.signal, (waiting) => setCheck({ stop, waiting })),
      );
      setReading(next);
      show(next.report.questions.length > 0 ? 'matching' : 'preview');
    } catch (failure) {
      if (isUnauthorized(failure)) session.expired();
      else if (!stop.signal.aborted) setError(failure);
    }
    setCheck(undefined);
  };
  const choose = (file: File) =>
    read(async (send) => {
      const report = await send(file);
      const form = formOf(report);
      const answers = keptAnswers(form);
      try {
        if (answers) return { file, form, answers, report: await send(file, answers) };
      } catch (failure) {
        // An answer that is no option any more.
        if (!(failure instanceof ApiError) || failure.status !== 400) throw failure;
      }
      return { file, form, answers: {}, report };
    });
  const answer = ({ file, form }: Reading, answers: Answers) =>
    read(async (send) => {
      const report = await send(file, answers);
      keepAnswers(form, answers);
      return { file, form, answers, report };
    });
  const title = result ? text.applied : screen === 'matching' ? text.matching : text.upload;
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {!reading || screen === 'choice' ? (
        <ImportChoice
          failure={error === undefined ? undefined : messageOf(error, common.serverUnreachable)}
          check={check}
          onChoose={(file) => void choose(file)}
        />
      ) : result ? (
        <ImportResult result={result} onClose={onClose} />
      ) : screen === 'matching' ? (
        <ImportMatching
          report={reading.report}
          answers={reading.answers}
          check={check}
          error={error}
          onAnswer={(answers) => void answer(reading, answers)}
          onBack={() => show('choice')}
        />
      ) : (
        <ImportPreview
          report={reading.report}
          onMatch={() => show('matching')}
          onBack={() => show('choice')}
          onApplied={(applied) => {
            setResult(applied);
            focusFirst();
          }}
        />
      )}
    </Dialog>
  );
}

type Send = (file: File, answers?: Answers) => Promise<ImportReportResponse>;

/** Sends a list, and again while others are read. */
async function checked(body: ImportFileBody, signal: AbortSignal, onWait: (why: string) => void) {
  for (;;)
    try {
      return (await importProducts(body, { signal })).data;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      onWait(error.serverMessage ?? text.checking);
      await pause((error.retryAfterSeconds ?? RETRY_AFTER_SECONDS) * 1000, signal);
    }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Stopped'));
    });
  });
