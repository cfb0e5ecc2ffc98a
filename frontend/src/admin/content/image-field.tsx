import { chakra, Fieldset, Flex } from '@chakra-ui/react';
import { MAX_SOURCE_BYTES } from '@etalase/backend/rules/image-source';
import { isFaintOnDark } from '@etalase/backend/rules/logo-contrast';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-identity';
import * as photosText from '../../text/admin-photos';
import { readImage, sizesAtHeight } from '../../format/image';
import { useFieldLabel } from '../forms/field-labels';
import { waitFor } from '../forms/pending';
import { smallPhotoHint } from '../photos/chosen-photo';
import { PhotoPicker } from '../photos/photo-picker';
import { RefusedPhotos } from '../photos/refused-photos';
import { usePhotos } from '../photos/use-photos';
import { Button } from '../ui/button';

const Background = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'paper',
    '&[data-dark]': { bg: 'ink', borderColor: 'ink' },
    '& img': { height: '16', width: 'auto', maxWidth: 'full', objectFit: 'contain' },
  },
});

interface Props<Values extends FieldValues> {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly hint: string;
  readonly backgrounds?: readonly ('light' | 'dark')[];
  readonly keepsTransparency?: boolean;
  /** Shown for an image that is faint on a dark background. */
  readonly faint?: string | undefined;
}

const LIMITS = { maxNumberOfFiles: 1, maxFileSize: MAX_SOURCE_BYTES };

/** A field for one image, which is uploaded as soon as it is chosen. The form stores the image's path. */
export function ImageField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  backgrounds = ['light'],
  keepsTransparency = false,
  faint,
}: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  useFieldLabel(control, name, label);
  const photos = usePhotos({ ...LIMITS, keepsTransparency });
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [faintPath, setFaintPath] = useState<string>();
  const path: string = field.value;
  const error = failure ?? fieldState.error?.message;

  // During an upload, a row may be moved or removed.
  const store = useRef<(path: string) => void>(undefined);
  useLayoutEffect(() => {
    store.current = field.onChange;
    return () => void (store.current = undefined);
  });
  const latestChoice = useRef<() => void>(undefined);
  const upload = async (addImage: () => void): Promise<boolean> => {
    latestChoice.current = addImage;
    setFailure(undefined);
    setUploading(true);
    addImage();
    const outcome = await photos.upload();
    // If another image was chosen during the upload, the later call of this function reports the outcome.
    if (latestChoice.current !== addImage) return false;
    setUploading(false);
    if ('paths' in outcome) {
      const [added] = outcome.paths;
      // There is no path if no file was added, for example after a text was dropped on the field.
      if (added) store.current?.(added);
      return added !== undefined;
    }
    // An image that was refused before the upload is also in the list of refused photos below.
    setFailure(outcome.failed.reason ?? photosText.uploadFailed.text);
    return false;
  };
  // The form is saved only after the upload.
  const send = (addImage: () => void) => waitFor(control, upload(addImage));
  const choose = (files: Iterable<File>) =>
    send(() => {
      photos.restore([]);
      for (const { id } of photos.refused) photos.dismiss(id);
      photos.choose(files, 1);
    });
  return (
    <Fieldset.Root invalid={Boolean(error)} aria-busy={isUploading}>
      <Fieldset.Legend>{label}</Fieldset.Legend>
      <Fieldset.HelperText>{hint}</Fieldset.HelperText>
      {path !== '' && (
        <Flex gap="2" flexWrap="wrap" alignItems="center" marginTop="3">
          {backgrounds.map((shade) => (
            <Background key={shade} data-dark={shade === 'dark' ? '' : undefined}>
              <Preview
                path={path}
                alt={shade === 'dark' ? text.onDark(label) : text.onLight(label)}
                onLoad={
                  shade === 'dark'
                    ? ({ currentTarget }) =>
                        setFaintPath(isFaintOnDark(pixelsOf(currentTarget)) ? path : undefined)
                    : undefined
                }
              />
            </Background>
          ))}
          <Button
            variant="quiet"
            size="sm"
            onClick={(event) => {
              // This button disappears, so the focus moves to the button that chooses an image.
              event.currentTarget.closest('fieldset')?.querySelector<HTMLElement>('[data-choose]')?.focus();
              field.onChange('');
            }}
          >
            {common.removeItem(label)}
          </Button>
        </Flex>
      )}
      <div role="status">
        {faint && faintPath === path && <Fieldset.HelperText color="ink">{faint}</Fieldset.HelperText>}
        {!keepsTransparency && <Fieldset.HelperText>{smallPhotoHint(readImage(path))}</Fieldset.HelperText>}
      </div>
      <PhotoPicker onChoose={choose} more={false} multiple={false} error={error} />
      <div role="status">{isUploading && <Fieldset.HelperText>{text.uploading}</Fieldset.HelperText>}</div>
      <RefusedPhotos
        refused={photos.refused}
        onFix={(refused) => send(() => photos.fix(refused, 1))}
        onDismiss={(id) => {
          setFailure(undefined);
          photos.dismiss(id);
        }}
      />
      {photos.refused.length === 0 && <Fieldset.ErrorText role="alert">{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}

interface PreviewProps extends Pick<ComponentProps<'img'>, 'alt' | 'onLoad'> {
  readonly path: string;
}

/** Shows the variants of the image, because its main file has no transparent parts. */
function Preview({ path, alt, onLoad }: PreviewProps) {
  const image = readImage(path);
  return (
    <img
      src={path}
      srcSet={image?.webp}
      sizes={image && sizesAtHeight(image, '4rem')}
      alt={alt}
      width={image?.width}
      height={image?.height}
      onLoad={onLoad}
    />
  );
}

function pixelsOf(image: HTMLImageElement): ImageData {
  const scale = Math.min(1, 240 / Math.max(image.naturalWidth, image.naturalHeight));
  const size = (side: number) => Math.max(1, Math.round(side * scale));
  const canvas = document.createElement('canvas');
  canvas.width = size(image.naturalWidth);
  canvas.height = size(image.naturalHeight);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1);
}
