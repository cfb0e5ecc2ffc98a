import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import {
  choose,
  chooseMore,
  dropHere,
  explained,
  limits as limitsText,
  newPhotos,
  photos as photosLabel,
  replaceRule,
  savedPhotos,
  widget,
  willBeReplaced,
  willReplace,
} from '../../../text/admin-photos';
import { Picture } from '../../../ui/picture';
import { Button } from '../../ui/button';
import { Hint, Mistake } from '../../ui/field';
import { ChosenNote } from './chosen-note';
import { PhotoList } from './photo-list';
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
const Drop = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    marginTop: '3',
    padding: '4',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    bg: 'paper',
    color: 'ink.soft',
    fontSize: 'sm',
    '&[data-over]': { borderColor: 'ink', borderStyle: 'solid', bg: 'paper.sunk' },
    '& > span': { display: { base: 'none', md: 'inline' } },
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
  const { chosen, refusals, offline } = photos;
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

      <Picker photos={photos} more={chosen.length > 0} multiple={maxNumberOfFiles > 1} error={error} />
      <div role="status">{replaces && <Hint>{willReplace}</Hint>}</div>
      {saved.length > 0 && !replaces && <Hint>{replaceRule}</Hint>}
      <div role="alert">
        {offline && (
          <Mistake>
            <span lang="en">{widget.offline}</span>. {explained.offline}
          </Mistake>
        )}
        {refusals.map((refusal) => (
          <Mistake key={refusal}>
            {refusal === widget.full ? (
              <>
                <span lang="en">{refusal}</span>. {explained.full(maxNumberOfFiles)}
              </>
            ) : (
              refusal
            )}
          </Mistake>
        ))}
        {error && <Mistake>{error}</Mistake>}
      </div>
    </Frame>
  );
}

/** The same photo uploaded twice has one path, but is two items. */
function occurrence(paths: readonly string[], index: number): string {
  const path = paths[index] ?? '';
  return `${path}#${paths.slice(0, index).filter((other) => other === path).length}`;
}

interface PickerProps {
  readonly photos: Photos;
  readonly more: boolean;
  readonly multiple: boolean;
  readonly error?: string;
}

function Picker({ photos, more, multiple, error }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    photos.choose(event.dataTransfer.files);
  };
  return (
    <Drop
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        variant="outline"
        aria-invalid={error ? true : undefined}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={20} aria-hidden />
        {more ? chooseMore : choose}
      </Button>
      <span>{dropHere}</span>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple={multiple}
        hidden
        aria-label={choose}
        onChange={(event) => {
          photos.choose(event.target.files ?? []);
          // So that choosing the same photo again is a change.
          event.target.value = '';
        }}
      />
    </Drop>
  );
}
