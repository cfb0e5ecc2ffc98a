import { Card } from '@chakra-ui/react';
import { z } from 'zod';
import { SaveFooterSettingsBody } from '../../api/generated/content/content.zod';
import type { FooterSettings } from '../../api/generated/models';
import * as text from '../../text/admin-social';
import { newsletterOf, useSaveFooterPart } from '../parts/footer-settings';
import { FormText } from '../forms/form-fields';
import { formSchema, maxLengthOf, requiredText } from '../forms/form-schema';
import { SavedForm } from '../forms/saved-form';
import { Section } from '../ui/section';
import { useEditForm } from '../forms/use-edit-form';

const contract = SaveFooterSettingsBody.pick({ newsletterTitle: true, newsletterDescription: true });
const schema = formSchema(
  z.object({
    newsletterTitle: requiredText(text.newsletterTitle),
    newsletterDescription: requiredText(text.newsletterDescription),
  }),
  contract,
);

/** The form of the newsletter texts. They belong to the footer settings, which the tab Pengaturan also edits. */
export function NewsletterForm({ settings }: { readonly settings: FooterSettings }) {
  const form = useEditForm(schema, newsletterOf(settings));
  const savePart = useSaveFooterPart(newsletterOf, text.newsletterFailed);
  return (
    <Section title={text.newsletter} note={text.newsletterNote}>
      <Card.Root>
        <SavedForm form={form} save={savePart} savedText={text.newsletterSaved} draft="newsletter">
          <Card.Body>
            <FormText
              control={form.control}
              name="newsletterTitle"
              label={text.newsletterTitle}
              maxLength={maxLengthOf(contract.shape.newsletterTitle)}
            />
            <FormText
              rows={3}
              control={form.control}
              name="newsletterDescription"
              label={text.newsletterDescription}
              maxLength={maxLengthOf(contract.shape.newsletterDescription)}
            />
          </Card.Body>
        </SavedForm>
      </Card.Root>
    </Section>
  );
}
