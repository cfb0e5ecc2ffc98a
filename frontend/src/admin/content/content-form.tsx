import type { z } from 'zod';
import type { SiteContent } from '../../api/generated/models';
import * as text from '../../text/admin-content';
import { SavedForm } from '../forms/saved-form';
import { useEditForm } from '../forms/use-edit-form';
import { CompanySection } from './company-section';
import { contentSchema, type ContentValues, isOtherNumber, nameOf, valuesOf } from './content-values';
import { FaqSection } from './faq-section';
import { HeroSection } from './hero-section';
import { HoursSection } from './hours-section';
import { SampleTextsOf } from '../parts/sample-texts-of';
import { SpecialHoursSection } from './special-hours-section';
import { useSaveSiteContentPart } from '../parts/site-content';
import { useOfferNewNumber } from './use-offer-new-number';

/**
 * The form of hero, company, opening hours, special hours and FAQ. The server stores these parts as one object, so they
 * share one save button.
 */
export function ContentForm({ content }: { readonly content: SiteContent }) {
  const form = useEditForm(contentSchema, valuesOf(content), nameOf);
  const savePart = useSaveSiteContentPart(valuesOf, text.saveFailed);
  const offerNewNumber = useOfferNewNumber();
  const save = async (payload: z.output<typeof contentSchema>, base: ContentValues) => {
    const outcome = await savePart(payload, base);
    if ('saved' in outcome) {
      const [before, after] = [base.company.chatNumber, outcome.saved.company.chatNumber];
      if (isOtherNumber(before, after)) void offerNewNumber(before, after);
    }
    return outcome;
  };
  const { control } = form;
  return (
    <SavedForm form={form} save={save} savedText={text.saved} draft="content">
      <SampleTextsOf part="site-content">
        <HeroSection control={control} />
        <CompanySection control={control} />
        <HoursSection control={control} />
        <SpecialHoursSection control={control} />
        <FaqSection control={control} />
      </SampleTextsOf>
    </SavedForm>
  );
}
