import { Flex, Link } from '@chakra-ui/react';
import { useConfirmContentPart } from '../../api/generated/content/content';
import { allParts } from '../../text/admin-content-parts';
import * as text from '../../text/admin-diagnostics';
import { fragmentOf, goTo } from '../panel-location';
import { partForms } from '../part-forms';
import { Button } from '../ui/button';
import { useAction } from '../ui/use-action';

interface Props {
  /** The content part that still has sample texts. */
  readonly part: string;
  readonly onConfirmed: () => Promise<unknown>;
}

/** The owner's actions on sample texts: open the form of the texts, or confirm that the texts are true. */
export function TextActions({ part, onConfirmed }: Props) {
  const { mutateAsync } = useConfirmContentPart({ mutation: { meta: { failure: text.confirmFailed } } });
  const { run, busy } = useAction(() => mutateAsync({ part }).then(onConfirmed, () => undefined));
  const name = allParts[part] ?? part;
  const form = partForms[part];
  return (
    <Flex gridColumn="1 / -1" alignItems="center" flexWrap="wrap" gap="4" marginTop="2">
      <Button
        size="sm"
        variant="outline"
        busy={busy}
        aria-label={text.confirmPart(name)}
        onClick={() => void run()}
      >
        {text.confirm}
      </Button>
      {form && (
        <Link
          href={fragmentOf(form.tab, form.params)}
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
          textDecoration="underline"
          aria-label={text.openPart(name)}
          onClick={(event) => {
            // With such a key, the browser opens the link in a new tab or window.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void goTo(form.tab, form.params);
          }}
        >
          {text.open}
        </Link>
      )}
    </Flex>
  );
}
