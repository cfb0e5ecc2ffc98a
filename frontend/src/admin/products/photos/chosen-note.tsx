import { chakra } from '@chakra-ui/react';
import { percentDone, processing, progressOf, ready, uploaded } from '../../../text/admin-photos';
import type { ChosenPhoto } from './chosen-photo';

const Name = chakra('p', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 'semibold' },
});
const Status = chakra('p', { base: { color: 'ink.soft' } });
const Mistake = chakra('p', {
  base: { color: 'magenta.deep', '& strong': { display: 'block' } },
});
// Its place is kept, so that nothing moves when the upload starts.
const Track = chakra('div', { base: { height: '4px', marginTop: '1.5' } });
const Bar = chakra('div', { base: { height: 'full', bg: 'line' } });
const Fill = chakra('div', {
  base: { height: 'full', bg: 'cyan', transition: 'width {durations.moderate} linear' },
});

/** Under a chosen photo: what it is called and how far it is. */
export function ChosenNote({ photo }: { readonly photo: ChosenPhoto }) {
  const { name, size, error, meta, progress } = photo;
  const percent = progress.uploadComplete ? 100 : Math.floor(progress.percentage ?? 0);
  const uploading = progress.uploadStarted && !error && !meta.objectPath;
  return (
    <>
      <Name title={name}>{name}</Name>
      {error ? (
        <Mistake>
          <strong lang="en">{error}</strong>
          {meta.explanation}
        </Mistake>
      ) : (
        <Status>{statusOf(photo, percent, size ?? 0)}</Status>
      )}
      <Track>{uploading && <Progress name={name} percent={percent} />}</Track>
    </>
  );
}

function Progress({ name, percent }: { readonly name: string; readonly percent: number }) {
  return (
    <Bar
      role="progressbar"
      aria-label={progressOf(name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill style={{ width: `${percent}%` }} />
    </Bar>
  );
}

function statusOf({ meta, progress }: ChosenPhoto, percent: number, size: number): string {
  if (meta.objectPath) return uploaded;
  if (progress.uploadComplete) return processing;
  return progress.uploadStarted ? percentDone(percent) : ready(size);
}
