import { Dialog as ChakraDialog, Heading, List, Text } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useMutation } from '@tanstack/react-query';
import { undoChange } from '../../api/generated/history/history';
import type { ImportResultResponse } from '../../api/generated/models';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-lists';
import { reportTakenBack } from '../history/report-taken-back';
import { Button } from '../ui/button';
import { DialogFooter } from '../ui/dialog';

interface Props {
  readonly result: ImportResultResponse;
  readonly onClose: () => void;
}

export function ImportResult({ result: applied, onClose }: Props) {
  const { added, changed, categories, leftOut, change } = applied;
  const undo = useMutation({
    mutationFn: async (id: number) => (await undoChange(id)).data,
    meta: { failure: text.undoFailed, invalidates: [[]] },
    onSuccess: (result) => {
      reportTakenBack(result, { all: text.undone, part: text.undoneInPart, none: text.undoFailed });
      if (result.restored > 0) onClose();
    },
  });
  return (
    <>
      <ChakraDialog.Body>
        <Text role="status">
          {text.result(groupDigits(added), groupDigits(changed))}
          {categories > 0 && ` ${text.categoriesAdded(categories)}`}
        </Text>
        {leftOut.length > 0 && (
          <div>
            <Heading as="h3" fontSize="md">
              {text.leftOut}
            </Heading>
            <List.Root>
              {leftOut.map(({ row, name, reason }) => (
                <li key={row}>{text.leftOutRow(row, name || text.unnamed, reason)}</li>
              ))}
            </List.Root>
          </div>
        )}
      </ChakraDialog.Body>
      <DialogFooter>
        {change !== null && (
          <Button
            variant="outline"
            busy={undo.isPending}
            busyText={text.undoing}
            onClick={() => undo.mutate(change)}
          >
            {text.undo}
          </Button>
        )}
        <Button onClick={onClose}>{common.close}</Button>
      </DialogFooter>
    </>
  );
}
