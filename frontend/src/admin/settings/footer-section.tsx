import type { FooterSettings } from '../../api/generated/models';
import {
  footer,
  footerFailed,
  footerNote,
  footerOther,
  footerQuickLinks,
  footerSaved,
  footerServices,
  linkText,
  linkUrl,
} from '../../text/admin-settings';
import { reportFailure } from '../session/failure';
import { TextArea, TextField } from '../ui/controls';
import { ReadFailed } from '../ui/empty-state';
import { Group } from '../ui/group';
import { ListSkeleton } from '../ui/list-skeleton';
import { useSavePart } from '../ui/save-part';
import { SavedForm } from '../ui/saved-form';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { toastSuccess } from '../ui/toast-store';
import { useDraft } from '../ui/use-draft';
import { changedParts } from './footer-parts';
import { footerSettings, useFooterSettings } from './footer-settings';
import { sectionIds } from './section-links';
import { mistakesIn, otherTexts, quickLinks, serviceLinks } from './footer-values';

export function FooterSection() {
  const settings = useFooterSettings();
  return (
    <Section id={sectionIds.footer} title={footer} note={footerNote}>
      {settings.isError && <ReadFailed onRetry={() => void settings.refetch()} />}
      {settings.isPending && <ListSkeleton rows={2} />}
      {settings.data && <FooterForm settings={settings.data} />}
    </Section>
  );
}

function FooterForm({ settings }: { readonly settings: FooterSettings }) {
  const savePart = useSavePart(footerSettings, (whole) => whole);
  const draft = useDraft(settings, mistakesIn);
  const save = async (base: FooterSettings) => {
    try {
      const changed = changedParts(base, draft.value);
      const outcome = await savePart(changed(draft.value), base, changed);
      if ('saved' in outcome) toastSuccess(footerSaved);
      return outcome;
    } catch (error) {
      reportFailure(footerFailed, error);
      return undefined;
    }
  };
  const field = (key: keyof FooterSettings, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: draft.value[key],
    error: draft.mistakes[key],
    onChange: (text: string) => draft.change({ [key]: text }),
  });
  const links = (fields: typeof quickLinks) =>
    fields.map(({ text, url, name }) => (
      <Pair key={text} short>
        <TextField {...field(text, linkText(name), 60)} />
        <TextField {...field(url, linkUrl(name), 500)} inputMode="url" autoCapitalize="none" />
      </Pair>
    ));
  return (
    <Sheet>
      <SavedForm draft={draft} save={save}>
        <Fields>
          <Group title={footerQuickLinks}>{links(quickLinks)}</Group>
          <Group title={footerServices}>{links(serviceLinks)}</Group>
          <Group title={footerOther}>
            <TextField {...field('newsletterTitle', otherTexts.newsletterTitle, 80)} />
            <TextArea {...field('newsletterDescription', otherTexts.newsletterDescription, 300)} />
            <TextField {...field('copyrightText', otherTexts.copyrightText, 120)} />
          </Group>
        </Fields>
      </SavedForm>
    </Sheet>
  );
}
