import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import * as text from '../../text/admin-photos';
import { FilePicker } from '../ui/file-picker';
import { typesFor } from './photo-limits';

const ACCEPTED = typesFor(navigator.userAgent);

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
  readonly onChoose: (files: Iterable<File>) => void;
  /** Whether photos are chosen already, so that the button offers more. */
  readonly more: boolean;
  readonly multiple: boolean;
  readonly error?: string;
}

/** A button that opens the file dialog, in an area that accepts dropped photos. */
export function PhotoPicker({ onChoose, more, multiple, error }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files);
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
      <FilePicker
        label={text.choose}
        accept={ACCEPTED}
        multiple={multiple}
        invalid={Boolean(error)}
        onChoose={onChoose}
      >
        <ImagePlus size={20} aria-hidden />
        {more ? text.chooseMore : text.choose}
      </FilePicker>
      <span>{text.dropHere}</span>
    </Drop>
  );
}
