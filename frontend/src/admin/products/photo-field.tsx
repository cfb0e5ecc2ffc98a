import { chakra, Fieldset } from '@chakra-ui/react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useController } from 'react-hook-form';
import * as text from '../../text/admin-photos';
import * as products from '../../text/admin-products';
import { Checkbox } from '../ui/checkbox';
import { useFieldLabel } from '../forms/field-labels';
import { countPhotos, type ProductControl, type ProductPhotos } from './product-values';
import { ChosenNote } from '../photos/chosen-note';
import { PhotoAlerts } from '../photos/photo-alerts';
import { PhotoList } from '../photos/photo-list';
import { PhotoPicker } from '../photos/photo-picker';
import { RefusedPhotos } from '../photos/refused-photos';
import { SavedPhotos } from '../photos/saved-photos';
import type { Photos } from '../photos/use-photos';
import { canPrepare } from '../photos/worker-photo-preparer';

const Part = chakra('div', { base: { marginTop: '3' } });
const PartTitle = chakra('p', {
  base: { fontSize: 'sm', fontWeight: 'bold', lineHeight: 'snug', marginBottom: '2' },
});

interface Props {
  readonly control: ProductControl;
  readonly photos: Photos;
  readonly maxNumberOfFiles: number;
  readonly maxFileSize: number;
}

/** Photos to upload and saved photos. The form holds the number of chosen photos, and Uppy holds their files. */
export function PhotoField({ control, photos, maxNumberOfFiles, maxFileSize }: Props) {
  const { field, fieldState } = useController({ control, name: 'photos' });
  useFieldLabel(control, 'photos', products.photos);
  const { saved, add } = field.value;
  const { chosen, waiting } = photos;
  const count = chosen.length + waiting.length;
  const adds = add && saved.length > 0;
  const replaces = count > 0 && saved.length > 0 && !add;
  const total = countPhotos(field.value);
  const tooMany = total > maxNumberOfFiles ? text.explained.full(maxNumberOfFiles) : undefined;
  const error = fieldState.error?.message ?? tooMany;

  const frame = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(
    field.ref,
    () => ({
      focus: () => {
        const inside = (selector: string) => frame.current?.querySelector<HTMLElement>(selector);
        const place = inside('[data-failed]') ?? inside('[data-choose]');
        place?.focus();
        // Scrolls to the middle, because a notification may cover the lower edge.
        place?.scrollIntoView({ block: 'center' });
      },
    }),
    [],
  );
  const change = (changes: Partial<ProductPhotos>) =>
    field.onChange({ ...field.value, chosen: photos.count(), ...changes });
  const max = maxNumberOfFiles - (adds ? saved.length : 0);
  const choose = (files: Iterable<File>) => {
    photos.choose(files, max);
    change({});
  };
  // The number of photos changes some time after the choice, because files are read and prepared first.
  useEffect(() => {
    if (field.value.chosen !== photos.count()) change({});
  });
  const remove = (index: number) => {
    photos.remove(chosen[index]?.id ?? '');
    change({});
  };

  const savedPart = saved.length > 0 && (
    <Part key="saved">
      <PartTitle>{replaces ? text.willBeReplaced : text.savedPhotos}</PartTitle>
      <SavedPhotos
        saved={saved}
        replaced={replaces}
        total={total}
        onChange={(next) => change({ saved: next })}
      />
    </Part>
  );
  const chosenPart = count > 0 && (
    <Part key="chosen">
      {saved.length > 0 && <PartTitle>{text.newPhotos}</PartTitle>}
      <PhotoList
        label={text.newPhotos}
        before={adds ? saved.length : 0}
        total={total}
        onMove={photos.move}
        onRemove={remove}
        waiting={waiting.map(({ name }) => name)}
        items={chosen.map((photo) => ({
          id: photo.id,
          image: photo.preview && <img src={photo.preview} alt={photo.name} draggable={false} />,
          note: <ChosenNote photo={photo} />,
          failed: Boolean(photo.error),
        }))}
      />
    </Part>
  );
  return (
    // `invalid` is always set, because a fieldset without `invalid` hides the error texts inside.
    <Fieldset.Root ref={frame} invalid aria-busy={photos.busy}>
      <Fieldset.Legend>{products.photos}</Fieldset.Legend>
      <Fieldset.HelperText>{text.limits(maxNumberOfFiles, maxFileSize)}</Fieldset.HelperText>
      {adds ? [savedPart, chosenPart] : [chosenPart, savedPart]}
      <PhotoPicker onChoose={choose} more={count > 0} multiple={maxNumberOfFiles > 1} error={error} />
      {canPrepare() && <Checkbox label={text.shrink} checked={photos.shrink} onChange={photos.setShrink} />}
      <RefusedPhotos
        refused={photos.refused}
        onFix={(refused) => photos.fix(refused, max)}
        onDismiss={photos.dismiss}
      />
      <div role="status">
        {replaces && <Fieldset.HelperText>{text.willReplace}</Fieldset.HelperText>}
        {adds && <Fieldset.HelperText>{text.willAdd(total, maxNumberOfFiles)}</Fieldset.HelperText>}
      </div>
      {saved.length > 0 && !replaces && !adds && (
        <Fieldset.HelperText>{text.replaceRule}</Fieldset.HelperText>
      )}
      {saved.length > 0 && (
        <Checkbox label={text.addToSaved} checked={add} onChange={(next) => change({ add: next })} />
      )}
      <PhotoAlerts photos={photos} max={maxNumberOfFiles} error={error} />
    </Fieldset.Root>
  );
}
