import { chakra, Fieldset, Flex } from '@chakra-ui/react';
import { MAX_SOURCE_BYTES } from '@etalase/backend/rules/image-source';
import { isFaintOnDark } from '@etalase/backend/rules/logo-contrast';
import { type ComponentProps, useRef, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-identity';
import * as photosText from '../../text/admin-photos';
import { readImage, sizesAtHeight } from '../../format/image';
import { useFieldLabel } from '../forms/field-labels';
import { waitFor } from '../forms/pending';
import { PhotoPicker } from '../photos/photo-picker';
import { RefusedPhotos } from '../photos/refused-photos';
import { usePhotos } from '../photos/use-photos';
import { Button } from '../ui/button';
import type { IdentityValues } from './identity-values';

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

type ImageName = 'logo' | 'logoDark' | 'heroImage';

interface Props {
  readonly control: Control<IdentityValues, unknown, unknown>;
  readonly name: ImageName;
  readonly label: string;
  readonly hint: string;
}

const LIMITS = { maxNumberOfFiles: 1, maxFileSize: MAX_SOURCE_BYTES };
const BACKGROUNDS: Readonly<Record<ImageName, readonly ('light' | 'dark')[]>> = {
  logo: ['light', 'dark'],
  logoDark: ['dark'],
  heroImage: ['light'],
};

/** A field for one image, which is uploaded as soon as it is chosen. The form stores the image's path. */
export function ImageField({ control, name, label, hint }: Props) {
  const { field, fieldState } = useController({ control, name });
  useFieldLabel(control, name, label);
  const photos = usePhotos({ ...LIMITS, keepsTransparency: name !== 'heroImage' });
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [faintPath, setFaintPath] = useState<string>();
  const logoDark = useWatch({ control, name: 'logoDark' });
  const isFaint = faintPath === field.value && (name === 'logoDark' || logoDark === '');
  const error = failure ?? fieldState.error?.message;

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
      const [path] = outcome.paths;
      // There is no path if no file was added, for example after a text was dropped on the field.
      if (path) field.onChange(path);
      return path !== undefined;
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
      {field.value !== '' && (
        <Flex gap="2" flexWrap="wrap" alignItems="center" marginTop="3">
          {BACKGROUNDS[name].map((shade) => (
            <Background key={shade} data-dark={shade === 'dark' ? '' : undefined}>
              <Preview
                path={field.value}
                alt={shade === 'dark' ? text.onDark(label) : text.onLight(label)}
                onLoad={
                  shade === 'dark'
                    ? ({ currentTarget }) =>
                        setFaintPath(isFaintOnDark(pixelsOf(currentTarget)) ? field.value : undefined)
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
        {isFaint && (
          <Fieldset.HelperText color="ink">
            {name === 'logo' ? text.faintLogo : text.faintLogoDark}
          </Fieldset.HelperText>
        )}
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
