import { Flex } from '@chakra-ui/react';
import { useConfirmContentPart } from '../../api/generated/content/content';
import * as contentParts from '../../text/admin-content-parts';
import * as text from '../../text/admin-diagnostics';
import { partForms } from '../parts/part-forms';
import { Button } from '../ui/button';
import { PanelLink } from '../panel-link';
import { useAction } from '../ui/use-action';

interface Props {
  readonly part: string;
  readonly onConfirmed: () => Promise<unknown>;
}

/** The owner's actions on sample texts: open the form of the texts, or confirm that the texts are true. */
export function TextActions({ part, onConfirmed }: Props) {
  const { mutateAsync } = useConfirmContentPart({ mutation: { meta: { failure: text.confirmFailed } } });
  const { run, busy } = useAction(() => mutateAsync({ part }).then(onConfirmed, () => undefined));
  const name = contentParts.allParts[part] ?? part;
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
        <PanelLink tab={form.tab} params={form.params} aria-label={text.openPart(name)}>
          {text.open}
        </PanelLink>
      )}
    </Flex>
  );
}
