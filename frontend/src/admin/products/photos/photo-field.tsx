import { chakra } from '@chakra-ui/react';
import {
  limits as limitsText,
  newPhotos,
  photos as photosLabel,
  replaceRule,
  savedPhotos,
  willBeReplaced,
  willReplace,
} from '../../../text/admin-photos';
import { Picture } from '../../../ui/picture';
import { Hint } from '../../ui/field';
import { ChosenNote } from './chosen-note';
import { PhotoAlerts } from './photo-alerts';
import { PhotoList } from './photo-list';
import { PhotoPicker } from './photo-picker';
import { moved } from '../../ui/reorder';
import type { Photos } from './use-photos';

const Frame = chakra('fieldset', {
  base: {
    border: 'none',
    padding: 0,
    margin: 0,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
  },
});
const Legend = chakra('legend', {
  base: { padding: 0, fontSize: 'sm', fontWeight: 'bold', lineHeight: 'snug' },
});
const Part = chakra('div', { base: { marginTop: '3' } });
const PartTitle = chakra('p', {
  base: { fontSize: 'sm', fontWeight: 'bold', lineHeight: 'snug', marginBottom: '2' },
});
const OldPhotos = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > li': { width: '16', opacity: 0.5 },
  },
});

interface Props {
  readonly photos: Photos;
  readonly maxNumberOfFiles?: number;
  readonly maxFileSize?: number;
  /** What is published already. */
  readonly saved: readonly string[];
  readonly onSavedChange: (saved: string[]) => void;
  readonly error?: string;
}

/** Photos to upload and photos that are there; the widget's own defaults are one file of 10 MB. */
export function PhotoField(props: Props) {
  const { photos, maxNumberOfFiles = 1, maxFileSize = 10_485_760, saved, onSavedChange, error } = props;
  const { chosen } = photos;
  const replaces = chosen.length > 0 && saved.length > 0;
  return (
    <Frame>
      <Legend>{photosLabel}</Legend>
      <Hint>{limitsText(maxNumberOfFiles, maxFileSize)}</Hint>

      {chosen.length > 0 && (
        <Part>
          {saved.length > 0 && <PartTitle>{newPhotos}</PartTitle>}
          <PhotoList
            label={newPhotos}
            onMove={photos.move}
            onRemove={(index) => photos.remove(chosen[index]?.id ?? '')}
            items={chosen.map((photo) => ({
              id: photo.id,
              picture: photo.preview && <img src={photo.preview} alt={photo.name} draggable={false} />,
              note: <ChosenNote photo={photo} />,
            }))}
          />
        </Part>
      )}
      {saved.length > 0 && (
        <Part>
          <PartTitle>{replaces ? willBeReplaced : savedPhotos}</PartTitle>
          {replaces ? (
            <OldPhotos>
              {saved.map((path, index) => (
                <li key={occurrence(saved, index)}>
                  <Picture src={path} alt="" sizes="64px" />
                </li>
              ))}
            </OldPhotos>
          ) : (
            <PhotoList
              label={savedPhotos}
              onMove={(from, to) => onSavedChange(moved(saved, from, to))}
              onRemove={(index) => onSavedChange(saved.toSpliced(index, 1))}
              items={saved.map((path, index) => ({
                id: occurrence(saved, index),
                picture: <Picture src={path} alt="" sizes="160px" />,
              }))}
            />
          )}
        </Part>
      )}

      <PhotoPicker photos={photos} more={chosen.length > 0} multiple={maxNumberOfFiles > 1} error={error} />
      <div role="status">{replaces && <Hint>{willReplace}</Hint>}</div>
      {saved.length > 0 && !replaces && <Hint>{replaceRule}</Hint>}
      <PhotoAlerts photos={photos} most={maxNumberOfFiles} error={error} />
    </Frame>
  );
}

/** The same photo uploaded twice has one path, but is two items. */
function occurrence(paths: readonly string[], index: number): string {
  const path = paths[index] ?? '';
  return `${path}#${paths.slice(0, index).filter((other) => other === path).length}`;
}
