import { COMPANY_FIELDS } from '@etalase/backend/rules/content-fields';
import { Card } from '@chakra-ui/react';
import * as chatNumberText from '../../text/admin-chat-number';
import * as text from '../../text/admin-content';
import { CHAT_NUMBER_ID, NAME_ID } from '../places';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { Pair, Section } from '../ui/section';
import { FormChatNumber } from '../parts/chat-number-field';
import type { ContentControl } from './content-values';

export function CompanySection({ control }: { readonly control: ContentControl }) {
  return (
    <Section title={text.company} note={text.companyNote}>
      <Card.Root>
        <Card.Body>
          <Pair>
            <FormText control={control} name="company.name" id={NAME_ID} {...fieldOf(COMPANY_FIELDS.name)} />
            <FormChatNumber
              control={control}
              name="company.chatNumber"
              id={CHAT_NUMBER_ID}
              {...fieldOf(COMPANY_FIELDS.chatNumber)}
              sample={chatNumberText.sampleHere}
            />
          </Pair>
          <FormText
            control={control}
            name="company.address"
            {...fieldOf(COMPANY_FIELDS.address)}
            hint={text.addressHint}
            rows={2}
          />
          <FormText
            optional
            control={control}
            name="company.mapUrl"
            {...fieldOf(COMPANY_FIELDS.mapUrl)}
            hint={text.mapUrlHint}
            type="url"
            inputMode="url"
          />
        </Card.Body>
      </Card.Root>
    </Section>
  );
}
