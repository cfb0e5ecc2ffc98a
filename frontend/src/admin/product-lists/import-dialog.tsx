import { useEffect, useState } from 'react';
import { importProducts } from '../../api/generated/catalog/catalog';
import type { ImportReportResponse, ImportResultResponse } from '../../api/generated/models';
import { ApiError } from '../../api/http-client';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-lists';
import { isUnauthorized, session } from '../session/session';
import { Dialog } from '../ui/dialog';
import { ImportChoice } from './import-choice';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';

const RETRY_AFTER_SECONDS = 5;

type Step =
  | { readonly name: 'choice'; readonly failure?: string }
  | { readonly name: 'checking'; readonly stop: AbortController; readonly waiting?: string }
  | { readonly name: 'preview'; readonly report: ImportReportResponse }
  | { readonly name: 'result'; readonly result: ImportResultResponse };

/** From a file to the changed products: choose, check, correct, apply, undo. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'choice' });
  const stop = step.name === 'checking' ? step.stop : undefined;
  useEffect(() => () => stop?.abort(), [stop]);
  const check = async (file: File) => {
    const controller = new AbortController();
    setStep({ name: 'checking', stop: controller });
    try {
      const report = await checked(file, controller.signal, (waiting) =>
        setStep({ name: 'checking', stop: controller, waiting }),
      );
      setStep({ name: 'preview', report });
    } catch (error) {
      if (isUnauthorized(error)) session.expired();
      if (controller.signal.aborted || isUnauthorized(error)) setStep({ name: 'choice' });
      else setStep({ name: 'choice', failure: failureOf(error) });
    }
  };
  return (
    <Dialog title={step.name === 'result' ? text.applied : text.upload} size="lg" onClose={onClose}>
      {(step.name === 'choice' || step.name === 'checking') && (
        <ImportChoice
          failure={step.name === 'choice' ? step.failure : undefined}
          onChoose={(file) => void check(file)}
          onStop={stop && (() => stop.abort())}
          waiting={step.name === 'checking' ? step.waiting : undefined}
        />
      )}
      {step.name === 'preview' && (
        <ImportPreview
          report={step.report}
          onBack={() => setStep({ name: 'choice' })}
          onApplied={(result) => setStep({ name: 'result', result })}
        />
      )}
      {step.name === 'result' && <ImportResult result={step.result} onClose={onClose} />}
    </Dialog>
  );
}

/** Sends a list, and again while others are read. */
async function checked(file: File, signal: AbortSignal, onWait: (why: string) => void) {
  for (;;)
    try {
      return (await importProducts({ file }, { signal })).data;
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

const failureOf = (error: unknown): string =>
  (error instanceof ApiError ? error.serverMessage : undefined) ?? common.serverUnreachable;
