import { useGetSiteContent } from '../../api/generated/content/content';
import { dataOnly } from '../../api/response';
import { chatLink } from '../../format/chat';

/** Until the site's content is known (a page whose reads failed), the shop still has its name. */
export function useCompanyName(): string {
  return useGetSiteContent(dataOnly()).data?.company.name ?? 'Etalase';
}

/** A chat with the company itself, message already typed; undefined while its number is not known. */
export function useCompanyChat(message: (company: string) => string): string | undefined {
  const company = useGetSiteContent(dataOnly()).data?.company;
  return company && chatLink(company.chatNumber, message(company.name));
}
