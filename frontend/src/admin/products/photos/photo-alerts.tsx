import { Fieldset } from '@chakra-ui/react';
import { explained, widget } from '../../../text/admin-photos';
import type { Photos } from './use-photos';

interface Props {
  readonly photos: Photos;
  readonly max: number;
  readonly error?: string;
}

/** The files that were refused and why: the widget's English messages with Indonesian explanations. */
export function PhotoAlerts({ photos: { refusals, offline }, max, error }: Props) {
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
              <span lang="en">{refusal}</span>. {explained.full(max)}
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
