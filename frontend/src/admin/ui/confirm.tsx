import { Box, createOverlay, Dialog as ChakraDialog, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as common from '../../text/admin-common';
import { Button } from './button';
import { Dialog, DialogFooter } from './dialog';
import { useAction } from './use-action';

export interface Confirmation {
  readonly title: string;
  readonly text: string;
  /** The language of `text`. Some texts have a fixed wording in English. */
  readonly lang?: string;
  /** A second paragraph, in Indonesian. */
  readonly note?: string;
  readonly yes: string;
  readonly no?: string;
  readonly danger?: boolean;
  /** An input between the question and the buttons, such as a checkbox. */
  readonly choice?: ReactNode;
  /**
   * A mutation that runs after a yes. The dialog stays open meanwhile, so that the mutation cannot be started twice.
   * The `meta` of the mutation reports a failure.
   */
  readonly act?: () => Promise<unknown>;
}

interface DialogProps extends Confirmation {
  readonly answer: (yes: boolean) => void;
}

/** The confirmation dialogs. `confirmDialogs.Viewport` renders them and is mounted once. */
export const confirmDialogs = createOverlay<DialogProps, boolean>(
  ({ open, ...confirmation }) => open && <ConfirmDialog {...confirmation} />,
);

let lastId = 0;

/**
 * Opens a confirmation dialog. A dialog that is already open gets the answer no.
 * @returns whether the owner confirmed.
 */
export async function askConfirmation(confirmation: Confirmation): Promise<boolean> {
  for (const { answer } of confirmDialogs.getSnapshot()) answer(false);
  lastId += 1;
  const id = String(lastId);
  const answer = (yes: boolean) => {
    void confirmDialogs.close(id, yes);
    confirmDialogs.remove(id);
  };
  return (await confirmDialogs.open(id, { ...confirmation, answer })) ?? false;
}

function ConfirmDialog(props: DialogProps) {
  const { title, text, lang, note, choice, yes, no = common.cancel, danger, act, answer } = props;
  const { run, busy } = useAction(async () => {
    await act?.().catch(() => undefined);
    answer(true);
  });
  const refuse = () => {
    if (!busy) answer(false);
  };
  return (
    <Dialog title={title} size="sm" role="alertdialog" onClose={refuse}>
      <ChakraDialog.Description>
        <Text lang={lang}>{text}</Text>
        {note && (
          <Text marginTop="2" color="ink.soft">
            {note}
          </Text>
        )}
      </ChakraDialog.Description>
      {choice && (
        <Box paddingInline={{ base: '4', md: '6' }} paddingBottom="4">
          {choice}
        </Box>
      )}
      <DialogFooter>
        <Button variant="quiet" data-autofocus="always" onClick={refuse}>
          {no}
        </Button>
        <Button variant={danger ? 'danger' : 'solid'} busy={busy} onClick={() => void run()}>
          {yes}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
