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
  return shop && refersTo(shop, jsonLd) ? { ...head, jsonLd: [...jsonLd, shop] } : head;
}

/** Whether structured data contains a reference: an object that has nothing but the id. */
function refersTo(shop: Business, data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const entries = Object.entries(data);
  const [[key, value] = []] = entries;
  if (entries.length === 1 && key === '@id') return value === shop['@id'];
  return entries.some(([, inner]) => refersTo(shop, inner));
}
