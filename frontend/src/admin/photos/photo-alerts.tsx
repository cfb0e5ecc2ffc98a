import { Fieldset } from '@chakra-ui/react';
import * as text from '../../text/admin-photos';
import type { Photos } from './use-photos';

interface Props {
  readonly photos: Photos;
  readonly max: number;
  readonly error?: string;
}

/** Messages about the whole list and not one photo. Uppy's English texts are followed by Indonesian explanations. */
export function PhotoAlerts({ photos: { full, offline }, max, error }: Props) {
  return (
    <div role="alert">
      {offline && (
        <Fieldset.ErrorText>
          <span lang="en">{text.widget.offline}</span>. {text.explained.offline}
        </Fieldset.ErrorText>
      )}
      {full && (
        <Fieldset.ErrorText>
          <span lang="en">{text.widget.full}</span>. {text.explained.full(max)}
        </Fieldset.ErrorText>
      )}
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </div>
  );
}
