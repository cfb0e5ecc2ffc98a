import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { cancel } from '../../text/admin-common';
import { Button } from './button';
import { Dialog, DialogFooter } from './dialog';
import { createStore, useStore } from './store';
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
  readonly id: number;
  readonly answer: (yes: boolean) => void;
}

const asked = createStore<Asked | undefined>(undefined);
let lastId = 0;

/** Asks before something that cannot be taken back. */
export function ask(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    lastId += 1;
    asked.set({
      ...question,
      id: lastId,
      answer: (yes) => {
        asked.set(undefined);
        resolve(yes);
      },
    });
  });
}

/** Where the question appears; once in the panel, after everything else. */
export function ConfirmHost() {
  const question = useStore(asked);
  return question && <ConfirmDialog key={question.id} {...question} />;
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
    <Dialog title={title} size="card" role="alertdialog" onClose={refuse}>
      <ChakraDialog.Description lang={lang}>{text}</ChakraDialog.Description>
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
