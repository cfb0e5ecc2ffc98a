import { useGetSiteContent } from '../../api/generated/content/content';
import { dataOnly } from '../../api/response';
import { chatLink } from '../../format/chat';
import { defaultCompanyName } from '../../text/layout';

/** The company's name, or the default name while the site's content is not known (a page whose queries failed). */
export function useCompanyName(): string {
  return useGetSiteContent(dataOnly()).data?.company.name ?? defaultCompanyName;
}

/** URL of a chat with the company, message prefilled; undefined while its number is not known. */
export function useCompanyChat(message: (company: string) => string): string | undefined {
  const company = useGetSiteContent(dataOnly()).data?.company;
  return company && chatLink(company.chatNumber, message(company.name));
}
