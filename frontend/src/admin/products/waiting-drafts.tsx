import { Alert, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { adminGetProduct } from '../../api/generated/catalog/catalog';
import { ApiError } from '../../api/http-client';
import { serverNow } from '../../api/server-clock';
import { shortWib } from '../../format/short-wib';
import * as text from '../../text/admin-products';
import { type Draft, listDrafts } from '../forms/draft-store';
import { Button } from '../ui/button';

interface Props {
  /** Opens the form of the product with the id; without an id, the form of a new product. */
  readonly onOpen: (id: string | undefined) => void;
}

/** Tells which products were typed and not saved. Their forms offer to continue. */
export default function WaitingDrafts({ onOpen }: Props) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    let isWanted = true;
    void listDrafts('products').then((found) => {
      if (isWanted) setDrafts(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  // The form of a new product offers the draft of a deleted one.
  const open = async ({ item }: Draft) =>
    onOpen(item !== undefined && (await isDeleted(item)) ? undefined : item);
  if (drafts.length === 0) return undefined;
  return (
    <Flex direction="column" gap="2" marginBottom="4" role="status">
      {drafts.map((draft) => (
        <Alert.Root key={draft.id} borderLeftColor="yellow">
          <Alert.Title>{text.waitingDraft(nameOf(draft), timeOf(draft))}</Alert.Title>
          <Button variant="outline" size="sm" marginTop="2" onClick={() => void open(draft)}>
            {text.openDraft}
          </Button>
        </Alert.Root>
      ))}
    </Flex>
  );
}

const isDeleted = (id: string): Promise<boolean> =>
  adminGetProduct(id).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  );

const nameOf = ({ values }: Draft): string => (values as { readonly name?: string }).name?.trim() ?? '';
const timeOf = ({ writtenAt }: Draft): string => shortWib(new Date(writtenAt), new Date(serverNow()));
