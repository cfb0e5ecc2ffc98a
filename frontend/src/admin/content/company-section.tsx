import { sampleHere } from '../../text/admin-chat-number';
import { address, chatNumber, company, companyName, companyNote } from '../../text/admin-content';
import { CHAT_NUMBER_ID } from './chat-number';
import { FormChatNumber } from '../ui/chat-number-field';
import { FormArea, FormText } from '../ui/form-fields';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import type { ContentControl } from './content-values';

export function CompanySection({ control }: { readonly control: ContentControl }) {
  return (
    <Section title={company} note={companyNote}>
      <Sheet>
        <Fields>
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
          <FormArea control={control} name="company.address" label={address} rows={2} maxLength={300} />
        </Fields>
      </Sheet>
    </Section>
  );
}
