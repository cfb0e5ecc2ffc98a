import type { FooterSettings } from '../../api/generated/models';
import { required } from '../../text/admin-common';
import {
  newsletter,
  newsletterDescription,
  newsletterFailed,
  newsletterNote,
  newsletterSaved,
  newsletterTitle,
} from '../../text/admin-social';
import { reportFailure } from '../session/failure';
import { footerSettings } from '../settings/footer-settings';
import { newsletterOf, type NewsletterTexts } from '../settings/footer-parts';
import { TextArea, TextField } from '../ui/controls';
import { useSavePart } from '../ui/save-part';
import { SavedForm } from '../ui/saved-form';
import { Fields, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { toastSuccess } from '../ui/toast-store';
import { type Mistakes, useDraft } from '../ui/use-draft';

const mistakesIn = (values: NewsletterTexts): Mistakes => ({
  ...(!values.newsletterTitle.trim() && { newsletterTitle: required(newsletterTitle) }),
  ...(!values.newsletterDescription.trim() && { newsletterDescription: required(newsletterDescription) }),
});

/** The footer settings' own texts, edited where the owner looks for them. */
export function NewsletterForm({ settings }: { readonly settings: FooterSettings }) {
  const savePart = useSavePart(footerSettings, newsletterOf);
  const draft = useDraft(newsletterOf(settings), mistakesIn);
  const save = async (base: NewsletterTexts) => {
    try {
      const outcome = await savePart(draft.value, base);
      if ('saved' in outcome) toastSuccess(newsletterSaved);
      return outcome;
    } catch (error) {
      reportFailure(newsletterFailed, error);
      return undefined;
    }
  };
  return (
    <Section title={newsletter} note={newsletterNote}>
      <Sheet>
        <SavedForm draft={draft} save={save}>
          <Fields>
            <TextField
              label={newsletterTitle}
              maxLength={80}
              value={draft.value.newsletterTitle}
              error={draft.mistakes['newsletterTitle']}
              onChange={(text) => draft.change({ newsletterTitle: text })}
            />
            <TextArea
              label={newsletterDescription}
              maxLength={300}
              value={draft.value.newsletterDescription}
              error={draft.mistakes['newsletterDescription']}
              onChange={(text) => draft.change({ newsletterDescription: text })}
            />
          </Fields>
        </SavedForm>
      </Sheet>
    </Section>
  );
}
