import { formatChatNumber } from '@etalase/backend/rules/formatted-chat-number';
import { useAdminReplaceChatNumber } from '../../api/generated/catalog/catalog';
import * as text from '../../text/admin-content';
import { askConfirmation } from '../ui/confirm';
import { toastSuccess } from '../ui/toast-store';

export function useOfferNewNumber() {
  const { mutateAsync: replace } = useAdminReplaceChatNumber({
    mutation: {
      meta: { failure: text.replaceFailed, invalidates: ['lists'] },
      onSuccess: ({ data: { changed } }) =>
        toastSuccess(changed > 0 ? text.replaced(changed) : text.replacedNone),
    },
  });
  return (from: string, to: string) =>
    askConfirmation({
      title: text.replaceTitle,
      text: text.replaceQuestion(formatChatNumber(from), formatChatNumber(to)),
      yes: text.replaceYes,
      no: text.replaceNo,
      act: () => replace({ data: { from, to } }),
    });
}
