import { chakra, Fieldset, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import * as text from '../../text/admin-photos';
import { Button, IconButton } from '../ui/button';
import type { RefusedPhoto } from './photo-intake';

const List = chakra('ul', {
  base: { display: 'grid', gap: '2', width: 'full' },
});
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'magenta',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
});

interface Props {
  readonly refused: readonly RefusedPhoto[];
  readonly onFix: (photos: readonly RefusedPhoto[]) => void;
  readonly onDismiss: (id: number) => void;
}

/** Refused files, each with the reason. A button fixes the file if a fix is possible. */
export function RefusedPhotos({ refused, onFix, onDismiss }: Props) {
  const fixable = refused.filter(({ fix }) => fix);
  return (
    <div role="alert">
      {refused.length > 0 && (
        <>
          <Fieldset.ErrorText>{text.refusedPhotos}</Fieldset.ErrorText>
          <List aria-label={text.refusedPhotos}>
            {refused.map((photo) => (
              <Row key={photo.id}>
                <div>
                  <Text fontWeight="semibold">{photo.file.name}</Text>
                  <Text color="magenta.deep">{photo.reason}</Text>
                  {photo.fix && (
                    <Button variant="outline" size="sm" marginTop="2" onClick={() => onFix([photo])}>
                      {text.fixLabels[photo.fix]}
                    </Button>
                  )}
                </div>
                <IconButton
                  variant="plain"
                  aria-label={text.dismissRefused(photo.file.name)}
                  onClick={() => onDismiss(photo.id)}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              </Row>
            ))}
          </List>
          {fixable.length > 1 && (
            <Button variant="outline" size="sm" marginTop="2" onClick={() => onFix(fixable)}>
              {text.fixAll}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
