import type { FooterSettings } from '../../api/generated/models';
import * as text from '../../text/admin-settings';
import { ReadFailed } from '../ui/empty-state';
import { FormArea, FormText } from '../ui/form-fields';
import { Group } from '../ui/group';
import { ListSkeleton } from '../ui/list-skeleton';
import { SavedForm } from '../ui/saved-form';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { useEditForm } from '../ui/use-edit-form';
import { changedParts } from './footer-parts';
import { useFooterSettings, useSaveFooterPart } from './footer-settings';
import { footerSchema, quickLinks, serviceLinks } from './footer-values';
import { sectionIds } from './section-links';

export function FooterSection() {
  const settings = useFooterSettings();
  return (
    <Section id={sectionIds.footer} title={text.footer} note={text.footerNote}>
      {settings.isError && <ReadFailed onRetry={() => void settings.refetch()} />}
      {settings.isPending && <ListSkeleton rows={2} />}
      {settings.data && <FooterForm settings={settings.data} />}
    </Section>
  );
}

function FooterForm({ settings }: { readonly settings: FooterSettings }) {
  const form = useEditForm(footerSchema, settings);
  const { control } = form;
  const savePart = useSaveFooterPart((whole) => whole, text.footerFailed);
  const save = (payload: FooterSettings, base: FooterSettings) => {
    const changed = changedParts(base, payload);
    return savePart(changed(payload), base, changed);
  };
  const links = (fields: typeof quickLinks) =>
    fields.map((link) => (
      <Pair key={link.text} short>
        <FormText control={control} name={link.text} label={text.linkText(link.name)} maxLength={60} />
        <FormText
          control={control}
          name={link.url}
          label={text.linkUrl(link.name)}
          maxLength={500}
          inputMode="url"
          autoCapitalize="none"
        />
      </Pair>
    ));
  return (
    <Sheet>
      <SavedForm form={form} save={save} savedText={text.footerSaved}>
        <Fields>
          <Group title={text.footerQuickLinks}>{links(quickLinks)}</Group>
          <Group title={text.footerServices}>{links(serviceLinks)}</Group>
          <Group title={text.footerOther}>
            <FormText control={control} name="newsletterTitle" label={text.newsletterTitle} maxLength={80} />
            <FormArea
              control={control}
              name="newsletterDescription"
              label={text.newsletterDescription}
              maxLength={300}
            />
            <FormText control={control} name="copyrightText" label={text.copyright} maxLength={120} />
          </Group>
        </Fields>
      </SavedForm>
    </Sheet>
  );
}
