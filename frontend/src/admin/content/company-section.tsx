import { Card } from '@chakra-ui/react';
import { sampleHere } from '../../text/admin-chat-number';
import { address, chatNumber, company, companyName, companyNote } from '../../text/admin-content';
import { CHAT_NUMBER_ID } from './chat-number';
import { FormText } from '../forms/form-fields';
import { Pair, Section } from '../ui/section';
import { FormChatNumber } from './chat-number-field';
import type { ContentControl } from './content-values';

export function CompanySection({ control }: { readonly control: ContentControl }) {
  return (
    <Section title={company} note={companyNote}>
      <Card.Root>
        <Card.Body>
          <Pair>
            <FormText control={control} name="company.name" label={companyName} maxLength={60} />
            <FormChatNumber
              control={control}
              name="company.chatNumber"
              id={CHAT_NUMBER_ID}
              label={chatNumber}
              sample={sampleHere}
            />
          </Pair>
          <FormText control={control} name="company.address" label={address} rows={2} maxLength={300} />
        </Card.Body>
      </Card.Root>
    </Section>
  );
}
