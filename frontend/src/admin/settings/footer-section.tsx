import { FOOTER_FIELDS } from '@etalase/backend/rules/content-fields';
import { Card } from '@chakra-ui/react';
import type { FooterSettings } from '../../api/generated/models';
import * as text from '../../text/admin-settings';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { FieldGroup } from '../forms/field-group';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { SavedForm } from '../forms/saved-form';
import { FoldedSection } from '../folded-section';
import { Pair, type SectionProps } from '../ui/section';
import { useEditForm } from '../forms/use-edit-form';
import { changedParts, useFooterSettings, useSaveFooterPart } from '../parts/footer-settings';
import { footerSchema, quickLinks, serviceLinks } from './footer-values';

export function FooterSection({ id }: SectionProps) {
  const settings = useFooterSettings();
  return (
    <FoldedSection id={id} title={text.footer} note={text.footerNote}>
      <Loaded query={settings} skeleton={<ListSkeleton rows={2} />}>
        {(read) => <FooterForm settings={read} />}
      </Loaded>
    </FoldedSection>
  );
}

function FooterForm({ settings }: { readonly settings: FooterSettings }) {
  const form = useEditForm(footerSchema, settings);
  const { control } = form;
  // The form's values are the settings themselves.
  const savePart = useSaveFooterPart((whole) => whole, text.footerFailed);
  // `base` contains the values before the edit. Only the parts that the edit changed are replaced. A newer save of
  // other parts is no conflict.
  const save = (payload: FooterSettings, base: FooterSettings) => {
    const pickChanged = changedParts(base, payload);
    return savePart(pickChanged(payload), base, pickChanged);
  };
  const links = (fields: typeof quickLinks) =>
    fields.map((link) => (
      <Pair key={link.text} columns={2} columnGap={{ base: '2.5', md: '5' }} alignItems="end">
        <FormText control={control} name={link.text} {...fieldOf(FOOTER_FIELDS[link.text])} />
        <FormText
          control={control}
          name={link.url}
          {...fieldOf(FOOTER_FIELDS[link.url])}
          inputMode="url"
          autoCapitalize="none"
        />
      </Pair>
    ));
  return (
    <Card.Root>
      <SavedForm form={form} save={save} savedText={text.footerSaved} draft="footer">
        <Card.Body>
          <FieldGroup title={text.footerQuickLinks}>{links(quickLinks)}</FieldGroup>
          <FieldGroup title={text.footerServices}>{links(serviceLinks)}</FieldGroup>
          <FieldGroup title={text.footerOther}>
            <FormText control={control} name="newsletterTitle" {...fieldOf(FOOTER_FIELDS.newsletterTitle)} />
            <FormText
              rows={3}
              control={control}
              name="newsletterDescription"
              {...fieldOf(FOOTER_FIELDS.newsletterDescription)}
            />
            <FormText control={control} name="copyrightText" {...fieldOf(FOOTER_FIELDS.copyrightText)} />
          </FieldGroup>
        </Card.Body>
      </SavedForm>
    </Card.Root>
  );
}
