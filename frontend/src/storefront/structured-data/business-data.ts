import { getSiteContent } from '../../api/generated/content/content';
import type { HeadProps } from '../../ui/head';
import { business } from './business';

type Business = ReturnType<typeof business>;

/** Reads the business on the server. If the read fails, the pages have no structured data of the business. */
export const readBusiness = (publicUrl: string): Promise<Business | undefined> =>
  getSiteContent().then(
    ({ data }) => business(data, publicUrl),
    () => undefined,
  );

/** Adds the business to structured data that refers to it, so that the reference has an object on the same page. */
export function withBusiness(head: HeadProps, shop: Business | undefined): HeadProps {
  const { jsonLd = [] } = head;
  const id = JSON.stringify(shop?.['@id']);
  const refers = jsonLd.some((data) => JSON.stringify(data).includes(`{"@id":${id}}`));
  return shop && refers ? { ...head, jsonLd: [...jsonLd, shop] } : head;
}
