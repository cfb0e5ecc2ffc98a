import { Alert, Flex } from '@chakra-ui/react';
import { serverNow } from '../../api/server-clock';
import { shortWib } from '../../format/short-wib';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-drafts';
import { staleFields } from '../../text/admin-saving';
import { useBins } from '../tab-slice';
import { Button } from '../ui/button';
import { unfold } from '../ui/unfold';
import type { Draft, Kept } from './draft-store';

/**
 * A draft that a form offers. `outdated` means that a newer version was saved after the draft was begun. `deleted`
 * means that the edited item was deleted.
 */
export interface Offer {
  readonly draft: Draft;
  readonly state: 'current' | 'outdated' | 'deleted';
}

interface Props {
  readonly offers: readonly Offer[];
  readonly kept: Kept;
  /** The labels of the fields in which a draft differs from the saved values. */
  readonly differing: (draft: Draft) => readonly string[];
  readonly onTake: (offer: Offer) => void;
  readonly onDiscard: (offer: Offer) => void;
}

/** Offers earlier drafts, and reports a draft that did not fit on the device completely. */
export function DraftBar({ offers, kept, differing, onTake, onDiscard }: Props) {
  const itemNames = new Map(useBins().map(({ type, name }) => [type, name]));
  const nameOf = ({ draft }: Offer) => text.draftName(draft.form, itemNames);
  return (
    <Flex ref={unfold} direction="column" gap="2" role="status" aria-label={text.draftLabel}>
      {kept !== 'all' && (
        <Alert.Root>
          <Alert.Title>{kept === 'text' ? text.filesDropped : text.nothingKept}</Alert.Title>
        </Alert.Root>
      )}
      {offers.map((offer) => (
        <Alert.Root key={offer.draft.id} borderLeftColor="yellow">
          <OfferText offer={offer} name={nameOf(offer)} differing={differing} />
          <Flex wrap="wrap" gap="2" marginTop={offer.state === 'current' ? 0 : 3}>
            <Button
              variant="outline"
              size="sm"
              flex={{ base: '1 1 auto', md: 'none' }}
              whiteSpace="normal"
              textWrap="balance"
              onClick={() => onTake(offer)}
            >
              {offer.state === 'current' ? text.continueDraft(nameOf(offer), timeOf(offer)) : text.takeDraft}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              flex={{ base: '1 1 auto', md: 'none' }}
              onClick={() => onDiscard(offer)}
            >
              {offer.state === 'outdated' ? text.takeSaved : text.discardDraft}
            </Button>
          </Flex>
        </Alert.Root>
      ))}
    </Flex>
  );
}

interface OfferTextProps extends Pick<Props, 'differing'> {
  readonly offer: Offer;
  readonly name: string;
}

function OfferText({ offer, name, differing }: OfferTextProps) {
  const { draft, state } = offer;
  if (state === 'current') return undefined;
  const fields = differing(draft);
  return state === 'deleted' ? (
    <Alert.Content>
      <Alert.Title>{text.deletedDraft(name, timeOf(offer))}</Alert.Title>
      <Alert.Description>{text.deletedDraftHint(name)}</Alert.Description>
    </Alert.Content>
  ) : (
    <Alert.Content>
      <Alert.Title>{text.outdatedDraft(timeOf(offer))}</Alert.Title>
      {fields.length > 0 && <Alert.Description>{staleFields(fields)}</Alert.Description>}
    </Alert.Content>
  );
}

/** The time of a draft, such as '21.04'. A draft of another day also shows the date. */
const timeOf = ({ draft }: Offer): string =>
  shortWib(new Date(draft.writtenAt), new Date(serverNow())).replace(` ${common.wib}`, '');
