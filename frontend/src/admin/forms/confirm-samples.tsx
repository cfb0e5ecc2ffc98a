import { Badge, Flex, type FlexProps } from '@chakra-ui/react';
import { useContext } from 'react';
import * as text from '../../text/admin-sample-texts';
import { Button } from '../ui/button';
import { SampleTextsContext, useSamplesIn } from './sample-texts';

/** Marks promises that are still those of the sample shop, and lets the owner confirm that they are true. */
export function ConfirmSamples({
  label,
  names,
  ...flex
}: FlexProps & { readonly label: string; readonly names: readonly string[] }) {
  const { confirm, busy } = useContext(SampleTextsContext);
  const samples = useSamplesIn(names);
  if (samples.length === 0) return null;
  return (
    <Flex alignItems="center" flexWrap="wrap" gap="3" {...flex}>
      <Badge variant="outline">{text.isSample}</Badge>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        aria-label={text.confirmGroup(label)}
        onClick={() => confirm(samples)}
      >
        {text.confirm}
      </Button>
    </Flex>
  );
}
