import { Fieldset } from '@chakra-ui/react';
import { explained, widget } from '../../../text/admin-photos';
import type { Photos } from './use-photos';

interface Props {
  readonly photos: Photos;
  readonly most: number;
  readonly error?: string;
}

/** What could not be chosen and why, in the widget's words and in the reader's. */
export function PhotoAlerts({ photos: { refusals, offline }, most, error }: Props) {
  return (
    <div role="alert">
      {offline && (
        <Fieldset.ErrorText>
          <span lang="en">{widget.offline}</span>. {explained.offline}
        </Fieldset.ErrorText>
      )}
      {refusals.map((refusal) => (
        <Fieldset.ErrorText key={refusal}>
          {refusal === widget.full ? (
            <>
              <span lang="en">{refusal}</span>. {explained.full(most)}
            </>
          ) : (
            refusal
          )}
        </Fieldset.ErrorText>
      ))}
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </div>
  );
}
