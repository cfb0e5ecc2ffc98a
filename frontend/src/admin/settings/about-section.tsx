import { useQuery } from '@tanstack/react-query';
import {
  getAdminGetAboutContentQueryOptions,
  getAdminGetAboutContentUrl,
  saveAboutContent,
} from '../../api/generated/content/content';
import type { AboutContent } from '../../api/generated/models';
import {
  about,
  aboutFailed,
  aboutFields,
  aboutNote,
  aboutParts,
  aboutSaved,
} from '../../text/admin-settings';
import { reportFailure } from '../session/failure';
import { TextArea, TextField } from '../ui/controls';
import { ReadFailed } from '../ui/empty-state';
import { GrowingList } from '../ui/growing-list';
import { Group } from '../ui/group';
import { ListSkeleton } from '../ui/list-skeleton';
import { type SharedObject, useSavePart } from '../ui/save-part';
import { SavedForm } from '../ui/saved-form';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { toastSuccess } from '../ui/toast-store';
import { useDraft } from '../ui/use-draft';
import { sectionIds } from './section-links';
import { type AboutList, type AboutText, mistakesIn } from './about-values';

const aboutQuery = getAdminGetAboutContentQueryOptions();

const aboutContent: SharedObject<AboutContent> = {
  url: getAdminGetAboutContentUrl(),
  queryKey: aboutQuery.queryKey,
  save: saveAboutContent,
};

export function AboutSection() {
  const content = useQuery(aboutQuery);
  return (
    <Section id={sectionIds.about} title={about} note={aboutNote}>
      {content.isError && <ReadFailed onRetry={() => void content.refetch()} />}
      {content.isPending && <ListSkeleton rows={2} />}
      {content.data && <AboutForm content={content.data} />}
    </Section>
  );
}

function AboutForm({ content }: { readonly content: AboutContent }) {
  const savePart = useSavePart(aboutContent, (whole) => whole);
  const draft = useDraft(content, mistakesIn);
  const { value, change, mistakes } = draft;
  const save = async (base: AboutContent) => {
    try {
      const outcome = await savePart(value, base);
      if ('saved' in outcome) toastSuccess(aboutSaved);
      return outcome;
    } catch (error) {
      reportFailure(aboutFailed, error);
      return undefined;
    }
  };
  const text = (key: AboutText, maxLength: number) => ({
    label: aboutFields[key],
    maxLength,
    value: value[key],
    error: mistakes[key],
    onChange: (typed: string) => change({ [key]: typed }),
  });
  const list = (key: AboutList, maxLength: number) => ({
    label: aboutFields[key],
    maxLength,
    items: value[key],
    mistakeAt: (index: number) => mistakes[`${key}-${index}`],
    onChange: (items: string[]) => change({ [key]: items }),
  });
  return (
    <Sheet>
      <SavedForm draft={draft} save={save}>
        <Fields>
          <Group title={aboutParts.opening}>
            <TextField {...text('title', 120)} />
            <TextArea {...text('introText', 2000)} rows={4} />
          </Group>
          <Group title={aboutParts.vision}>
            <TextField {...text('visionTitle', 120)} />
            <TextArea {...text('visionText', 2000)} />
            <TextField {...text('missionTitle', 120)} />
            <GrowingList {...list('missionItems', 300)} />
          </Group>
          <Group title={aboutParts.services}>
            <TextField {...text('servicesTitle', 120)} />
            <TextField {...text('designServicesTitle', 120)} />
            <GrowingList {...list('designServices', 200)} />
            <TextField {...text('printingServicesTitle', 120)} />
            <GrowingList {...list('printingServices', 200)} />
          </Group>
          <Group title={aboutParts.reasons}>
            <TextField {...text('whyChooseTitle', 120)} />
            {reasons.map(([title, description]) => (
              <Pair key={title}>
                <TextField {...text(title, 120)} />
                <TextArea {...text(description, 600)} />
              </Pair>
            ))}
          </Group>
        </Fields>
      </SavedForm>
    </Sheet>
  );
}

const reasons = [
  ['qualityTitle', 'qualityDesc'],
  ['timelyTitle', 'timelyDesc'],
  ['competitiveTitle', 'competitiveDesc'],
] as const;
