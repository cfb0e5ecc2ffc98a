import { Card } from '@chakra-ui/react';
import { SaveSiteContentBody } from '../../api/generated/content/content.zod';
import * as chatNumberText from '../../text/admin-chat-number';
import * as text from '../../text/admin-content';
import { CHAT_NUMBER_ID, NAME_ID } from '../places';
import { FormText } from '../forms/form-fields';
import { maxLengthOf } from '../forms/form-schema';
import { Pair, Section } from '../ui/section';
import { FormChatNumber } from '../parts/chat-number-field';
import type { ContentControl } from './content-values';

const contract = SaveSiteContentBody.shape.company.shape;

export function CompanySection({ control }: { readonly control: ContentControl }) {
  return (
    <Section title={text.company} note={text.companyNote}>
      <Card.Root>
        <Card.Body>
          <Pair>
            <FormText
              control={control}
              name="company.name"
              id={NAME_ID}
              label={text.companyName}
              maxLength={maxLengthOf(contract.name)}
            />
            <FormChatNumber
              control={control}
              name="company.chatNumber"
              id={CHAT_NUMBER_ID}
              label={text.chatNumber}
              maxLength={maxLengthOf(contract.chatNumber)}
              sample={chatNumberText.sampleHere}
            />
          </Pair>
          <FormText
            control={control}
            name="company.address"
            label={text.address}
            hint={text.addressHint}
            rows={2}
            maxLength={maxLengthOf(contract.address)}
          />
          <FormText
            optional
            control={control}
            name="company.mapUrl"
            label={text.mapUrl}
            hint={text.mapUrlHint}
            type="url"
            inputMode="url"
            maxLength={maxLengthOf(contract.mapUrl)}
          />
        </Card.Body>
      </Card.Root>
    </Section>
  );
}
