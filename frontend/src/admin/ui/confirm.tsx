import { createOverlay, Dialog as ChakraDialog } from '@chakra-ui/react';
import { cancel } from '../../text/admin-common';
import { Button } from './button';
import { Dialog } from './dialog';
import { useAction } from './use-action';

interface Question {
  readonly title: string;
  readonly text: string;
  /** Some of the specification's sentences are English. */
  readonly lang?: string;
  readonly yes: string;
  readonly no?: string;
  readonly danger?: boolean;
  /** Runs while the question stays open, so that nobody asks for it twice. It reports its own failure. */
  readonly act?: () => Promise<unknown>;
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void;
}

/** Its `Viewport` is where the question appears; once in the panel, after everything else. */
export const questions = createOverlay<Asked, boolean>(
  ({ open, ...asked }) => open && <ConfirmDialog {...asked} />,
);

let asked = 0;

/** Asks before something that cannot be taken back. */
export async function ask(question: Question): Promise<boolean> {
  for (const { answer } of questions.getSnapshot()) answer(false);
  asked += 1;
  const id = String(asked);
  const answer = (yes: boolean) => {
    void questions.close(id, yes);
    questions.remove(id);
  };
  return (await questions.open(id, { ...question, answer })) ?? false;
}

function ConfirmDialog({ title, text, lang, yes, no = cancel, danger, act, answer }: Asked) {
  const { run, busy } = useAction(async () => {
    await act?.();
    answer(true);
  });
  const refuse = () => {
    if (!busy) answer(false);
  };
  return (
    <Dialog title={title} size="sm" role="alertdialog" onClose={refuse}>
      <ChakraDialog.Description lang={lang}>{text}</ChakraDialog.Description>
      <ChakraDialog.Footer>
        <Button variant="quiet" data-autofocus="always" onClick={refuse}>
          {no}
        </Button>
        <Button variant={danger ? 'danger' : 'solid'} busy={busy} onClick={() => void run()}>
          {yes}
        </Button>
      </ChakraDialog.Footer>
    </Dialog>
  );
}
