import { useQueryClient } from '@tanstack/react-query';
import { useAdminReplaceChatNumber } from '../../api/generated/catalog/catalog';
import { formatChatNumber } from '../../format/chat';
import * as text from '../../text/admin-content';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { askConfirmation } from '../ui/confirm';
import { toastSuccess } from '../ui/toast-store';

/** Asks whether products with the old chat number should get the new one. */
export function useOfferNewNumber() {
  const client = useQueryClient();
  const { mutateAsync: replace } = useAdminReplaceChatNumber();
  return (from: string, to: string) =>
    askConfirmation({
      title: text.replaceTitle,
      text: text.replaceQuestion(formatChatNumber(from), formatChatNumber(to)),
      yes: text.replaceYes,
      no: text.replaceNo,
      act: async () => {
        try {
          const { changed } = (await replace({ data: { from, to } })).data;
          toastSuccess(changed > 0 ? text.replaced(changed) : text.replacedNone);
        } catch (error) {
          reportFailure(text.replaceFailed, error);
        }
        await refreshCatalog(client);
      },
    });
}
