import { useEffect, useState } from 'react';
import { importProducts } from '../../../api/generated/catalog/catalog';
import type { ImportReportResponse, ImportResultResponse } from '../../../api/generated/models';
import { ApiError } from '../../../api/http-client';
import * as common from '../../../text/admin-common';
import * as text from '../../../text/admin-lists';
import { isUnauthorized, session } from '../../session/session';
import { Dialog } from '../../ui/dialog';
import { ImportChoice } from './import-choice';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';

type Step =
  | { readonly name: 'choice'; readonly failure?: string }
  | { readonly name: 'checking'; readonly stop: AbortController }
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
      const { data } = await importProducts({ file }, { signal: controller.signal });
      setStep({ name: 'preview', report: data });
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

const failureOf = (error: unknown): string =>
  (error instanceof ApiError ? error.serverMessage : undefined) ?? common.serverUnreachable;
