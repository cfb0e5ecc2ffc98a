import { chakra } from '@chakra-ui/react';
import * as text from '../../text/admin-photos';
import { readImage } from '../../format/image';
import { ResponsiveImage } from '../../ui/responsive-image';
import { moved } from '../ui/reorder';
import { smallPhotoHint } from './chosen-photo';
import { PhotoList } from './photo-list';

const Faded = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > li': { width: '16', opacity: 0.5 },
  },
});

interface Props {
  readonly saved: readonly string[];
  readonly replaced: boolean;
  readonly total: number;
  readonly onChange: (saved: string[]) => void;
}

export function SavedPhotos({ saved, replaced, total, onChange }: Props) {
  if (!replaced)
    return (
      <PhotoList
        label={text.savedPhotos}
        total={total}
        onMove={(from, to) => onChange(moved(saved, from, to))}
        onRemove={(index) => onChange(saved.toSpliced(index, 1))}
        items={saved.map((path, index) => ({
          id: keyOf(saved, index),
          image: <ResponsiveImage src={path} alt="" sizes="160px" />,
          note: smallPhotoHint(readImage(path)),
        }))}
      />
    );
  return (
    <Faded>
      {saved.map((path, index) => (
        <li key={keyOf(saved, index)}>
          <ResponsiveImage src={path} alt="" sizes="64px" />
        </li>
      ))}
    </Faded>
  );
}

/** Returns a unique key for each photo in the list: a photo that was uploaded twice occurs twice with the same path. */
function keyOf(paths: readonly string[], index: number): string {
  const path = paths[index] ?? '';
  return `${path}#${paths.slice(0, index).filter((other) => other === path).length}`;
}
