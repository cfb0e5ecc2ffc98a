import { useQueryClient } from '@tanstack/react-query';
import { adminReplaceChatNumber } from '../../api/generated/catalog/catalog';
import type { SiteContent } from '../../api/generated/models';
import { formatChatNumber } from '../../format/chat';
import {
  replaced,
  replacedNone,
  replaceFailed,
  replaceNo,
  replaceQuestion,
  replaceTitle,
  replaceYes,
  saved as savedText,
  saveFailed,
} from '../../text/admin-content';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { ask } from '../ui/confirm';
import { useSavePart } from '../ui/save-part';
import { SavedForm } from '../ui/saved-form';
import { toastSuccess } from '../ui/toast-store';
import { useDraft } from '../ui/use-draft';
import { CompanySection } from './company-section';
import { type ContentValues, isOtherNumber, mistakesIn, partOf, valuesOf } from './content-values';
import { FaqSection } from './faq-section';
import { HeroSection } from './hero-section';
import { HoursSection } from './hours-section';
import { siteContent } from './site-content';

/** Hero, company, hours and FAQ: one object on the server, so one form with one button. */
export function ContentForm({ content }: { readonly content: SiteContent }) {
  const client = useQueryClient();
  const savePart = useSavePart(siteContent, valuesOf);
  const draft = useDraft(valuesOf(content), mistakesIn);

  const offerReplacement = (from: string, to: string) =>
    ask({
      title: replaceTitle,
      text: replaceQuestion(formatChatNumber(from), formatChatNumber(to)),
      yes: replaceYes,
      no: replaceNo,
      act: async () => {
        try {
          const { changed } = await adminReplaceChatNumber({ from, to });
          toastSuccess(changed > 0 ? replaced(changed) : replacedNone);
        } catch (error) {
          reportFailure(replaceFailed, error);
        }
        await refreshCatalog(client);
      },
    });
  const save = async (base: ContentValues) => {
    try {
      const outcome = await savePart(partOf(draft.value), base);
      if ('saved' in outcome) {
        toastSuccess(savedText);
        const [before, after] = [base.chatNumber, outcome.saved.chatNumber];
        if (isOtherNumber(before, after)) void offerReplacement(before, after);
      }
      return outcome;
    } catch (error) {
      reportFailure(saveFailed, error);
      return undefined;
    }
  };

  return (
    <SavedForm draft={draft} save={save}>
      <HeroSection draft={draft} />
      <CompanySection draft={draft} />
      <HoursSection draft={draft} />
      <FaqSection draft={draft} />
    </SavedForm>
  );
}
