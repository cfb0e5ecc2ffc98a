import { explained, widget } from '../../../text/admin-photos';
import { Mistake } from '../../ui/field';
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
        <Mistake>
          <span lang="en">{widget.offline}</span>. {explained.offline}
        </Mistake>
      )}
      {refusals.map((refusal) => (
        <Mistake key={refusal}>
          {refusal === widget.full ? (
            <>
              <span lang="en">{refusal}</span>. {explained.full(most)}
            </>
          ) : (
            refusal
          )}
        </Mistake>
      ))}
      {error && <Mistake>{error}</Mistake>}
    </div>
  );
}
