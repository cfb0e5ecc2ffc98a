import { Fieldset } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ConfirmSamples, type PromiseGroup } from './confirm-samples';

interface Props {
  readonly title: string;
  /** The promises of the shop among the fields. */
  readonly promises?: PromiseGroup;
  readonly children: ReactNode;
}

/** Fields of a long form that belong together. */
export const FieldGroup = ({ title, promises, children }: Props) => (
  <Fieldset.Root size="lg">
    <Fieldset.Legend>
      <h4>{title}</h4>
    </Fieldset.Legend>
    <Fieldset.Content id={promises?.id}>
      {promises && <ConfirmSamples promises={promises} />}
      {children}
    </Fieldset.Content>
  </Fieldset.Root>
);
