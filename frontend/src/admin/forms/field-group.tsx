import { Fieldset } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ConfirmSamples } from './confirm-samples';
import { usePromisesId } from './sample-texts';

interface Props {
  readonly title: string;
  /** The heading's level; `h3` in a dialog, whose title is an `h2`. */
  readonly level?: 'h3' | 'h4';
  readonly promises?: readonly string[];
  readonly children: ReactNode;
}

export const FieldGroup = ({ title, level: Title = 'h4', promises = [], children }: Props) => (
  <Fieldset.Root size="lg">
    <Fieldset.Legend>
      <Title>{title}</Title>
    </Fieldset.Legend>
    <Fieldset.Content id={usePromisesId(promises)}>
      <ConfirmSamples label={title} names={promises} />
      {children}
    </Fieldset.Content>
  </Fieldset.Root>
);
