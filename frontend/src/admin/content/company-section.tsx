import { sampleHere } from '../../text/admin-chat-number';
import { address, chatNumber, company, companyName, companyNote } from '../../text/admin-content';
import { ChatNumberField } from '../ui/chat-number-field';
import { TextArea, TextField } from '../ui/controls';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import type { Draft } from '../ui/use-draft';
import type { ContentValues } from './content-values';

export function CompanySection({
  draft: { value, change, mistakes },
}: {
  readonly draft: Draft<ContentValues>;
}) {
  return (
    <Section title={company} note={companyNote}>
      <Sheet>
        <Fields>
          <Pair>
            <TextField
              label={companyName}
              maxLength={60}
              value={value.name}
              error={mistakes['name']}
              onChange={(name) => change({ name })}
            />
            <ChatNumberField
              id="chat-number"
              label={chatNumber}
              sample={sampleHere}
              value={value.chatNumber}
              error={mistakes['chatNumber']}
              onChange={(number) => change({ chatNumber: number })}
            />
          </Pair>
          <TextArea
            label={address}
            rows={2}
            maxLength={300}
            value={value.address}
            error={mistakes['address']}
            onChange={(text) => change({ address: text })}
          />
        </Fields>
      </Sheet>
    </Section>
  );
}
