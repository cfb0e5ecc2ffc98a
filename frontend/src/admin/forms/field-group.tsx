import { Fieldset } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Fields of a long form that belong together. */
export const FieldGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Fieldset.Root size="lg">
    <Fieldset.Legend>
      <h4>{title}</h4>
    </Fieldset.Legend>
    <Fieldset.Content>{children}</Fieldset.Content>
  </Fieldset.Root>
);
