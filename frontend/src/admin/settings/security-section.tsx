import { Card } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  getGetSettingsQueryKey,
  useGetSettings,
  useSaveSettings,
} from '../../api/generated/admin-auth/admin-auth';
import { SaveSettingsBody } from '../../api/generated/admin-auth/admin-auth.zod';
import type { AdminSettings } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import * as text from '../../text/admin-settings';
import { FormSelect } from '../forms/form-fields';
import { formSchema } from '../forms/form-schema';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { SavedForm } from '../forms/saved-form';
import { FoldedSection } from '../folded-section';
import { Pair, type SectionProps } from '../ui/section';
import { useEditForm } from '../forms/use-edit-form';

/** Turns the string value of a select into a number, because the contract requires one of certain numbers. */
const schema = formSchema(
  z.object({
    sessionTimeoutMinutes: z.string().transform(Number).pipe(SaveSettingsBody.shape.sessionTimeoutMinutes),
  }),
  SaveSettingsBody,
);

const valuesOf = ({ sessionTimeoutMinutes }: AdminSettings): z.input<typeof schema> => ({
  sessionTimeoutMinutes: String(sessionTimeoutMinutes),
});

const choices = Object.entries(text.timeouts).map(([value, label]) => ({ value, label }));

export function SecuritySection({ id }: SectionProps) {
  const settings = useGetSettings(dataOnly());
  return (
    <FoldedSection id={id} title={text.security} note={text.securityNote}>
      <Loaded query={settings} skeleton={<ListSkeleton rows={1} />}>
        {(read) => <TimeoutForm settings={read} />}
      </Loaded>
    </FoldedSection>
  );
}

function TimeoutForm({ settings }: { readonly settings: AdminSettings }) {
  const client = useQueryClient();
  const form = useEditForm(schema, valuesOf(settings));
  const { mutateAsync: saveSettings } = useSaveSettings({
    mutation: {
      meta: { failure: text.securityFailed },
      onSuccess: (saved) => void client.setQueryData(getGetSettingsQueryKey(), saved),
    },
  });
  const save = (data: AdminSettings) =>
    saveSettings({ data }).then((saved) => ({ saved: valuesOf(saved.data) }));
  return (
    <Card.Root>
      <SavedForm form={form} save={save} savedText={text.securitySaved}>
        <Card.Body>
          <Pair>
            <FormSelect
              control={form.control}
              name="sessionTimeoutMinutes"
              label={text.timeout}
              hint={text.timeoutHint}
              choices={choices}
            />
          </Pair>
        </Card.Body>
      </SavedForm>
    </Card.Root>
  );
}
