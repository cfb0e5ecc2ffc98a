import type { FooterSettings } from '../../api/generated/models';
import { sameContent } from '../forms/save-part';

export type NewsletterTexts = Pick<FooterSettings, 'newsletterTitle' | 'newsletterDescription'>;

export const newsletterOf = ({
  newsletterTitle,
  newsletterDescription,
}: FooterSettings): NewsletterTexts => ({
  newsletterTitle,
  newsletterDescription,
});

const linksAndCopyrightOf = ({
  newsletterTitle: _title,
  newsletterDescription: _description,
  ...rest
}: FooterSettings): Omit<FooterSettings, keyof NewsletterTexts> => rest;

/**
 * Returns a function that picks, from any footer settings, the parts that an edit changed. So an edit of the links neither
 * overwrites newsletter texts that the tab Media Sosial saved meanwhile, nor causes a conflict.
 */
export function changedParts(base: FooterSettings, edited: FooterSettings) {
  const parts = [newsletterOf, linksAndCopyrightOf].filter(
    (partOf) => !sameContent(partOf(base), partOf(edited)),
  );
  return (settings: FooterSettings): Partial<FooterSettings> =>
    parts.reduce((all, partOf) => ({ ...all, ...partOf(settings) }), {});
}
