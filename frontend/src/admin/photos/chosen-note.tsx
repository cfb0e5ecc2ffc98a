import { Box, Progress, Text } from '@chakra-ui/react';
import * as text from '../../text/admin-photos';
import { type ChosenPhoto, smallPhotoHint } from './chosen-photo';

export function ChosenNote({ photo }: { readonly photo: ChosenPhoto }) {
  const { name, size, error, meta, progress } = photo;
  const percent = progress.uploadComplete ? 100 : Math.floor(progress.percentage ?? 0);
  const uploading = progress.uploadStarted && !error && !meta.objectPath;
  return (
    <>
      <Text truncate fontWeight="semibold" title={name}>
        {name}
      </Text>
      {error ? (
        <Text color="magenta.deep">
          <strong lang="en">{error}</strong> {meta.explanation}
        </Text>
      ) : (
        <Text color="ink.soft">{statusOf(photo, percent, size ?? 0)}</Text>
      )}
      {/* The height is reserved, so that nothing moves when the upload starts. */}
      <Box height="4px" marginTop="1.5">
        {uploading && (
          <Progress.Root value={percent}>
            <Progress.Track aria-label={text.progressOf(name)}>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        )}
      </Box>
      {smallPhotoHint(meta.size)}
    </>
  );
}

function statusOf({ meta, progress }: ChosenPhoto, percent: number, size: number): string {
  if (meta.objectPath) return text.uploaded;
  if (progress.uploadComplete) return text.processing;
  return progress.uploadStarted ? text.percentDone(percent) : text.ready(size);
}
