import {
  getAdminGetAboutContentQueryOptions,
  useSaveAboutContent,
} from '../../api/generated/content/content';
import type { AboutContent } from '../../api/generated/models';
import { aboutFailed, aboutFields, aboutParts, aboutSaved } from '../../text/admin-settings';
import { FormArea, FormText } from '../ui/form-fields';
import { Group } from '../ui/group';
import { useSavePart } from '../ui/save-part';
import { SavedForm } from '../ui/saved-form';
import { Fields, Pair } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { useEditForm } from '../ui/use-edit-form';
import { type AboutList, aboutSchema, type AboutText, valuesOf } from './about-values';
import { GrowingList } from './growing-list';

export function AboutForm({ content }: { readonly content: AboutContent }) {
  const form = useEditForm(aboutSchema, valuesOf(content));
  const { mutateAsync } = useSaveAboutContent();
  const aboutContent = {
    query: getAdminGetAboutContentQueryOptions(),
    save: mutateAsync,
  };
  const savePart = useSavePart(aboutContent, valuesOf, aboutFailed);
  const field = <Name extends AboutText | AboutList>(name: Name, maxLength: number) => ({
    control: form.control,
    name,
    label: aboutFields[name],
    maxLength,
  });
  return (
    <Sheet>
      <SavedForm form={form} save={savePart} savedText={aboutSaved}>
        <Fields>
          <Group title={aboutParts.opening}>
            <FormText {...field('title', 120)} />
            <FormArea {...field('introText', 2000)} rows={4} />
          </Group>
          <Group title={aboutParts.vision}>
            <FormText {...field('visionTitle', 120)} />
            <FormArea {...field('visionText', 2000)} />
            <FormText {...field('missionTitle', 120)} />
            <GrowingList {...field('missionItems', 300)} />
          </Group>
          <Group title={aboutParts.services}>
            <FormText {...field('servicesTitle', 120)} />
            <FormText {...field('designServicesTitle', 120)} />
            <GrowingList {...field('designServices', 200)} />
            <FormText {...field('printingServicesTitle', 120)} />
            <GrowingList {...field('printingServices', 200)} />
          </Group>
          <Group title={aboutParts.reasons}>
            <FormText {...field('whyChooseTitle', 120)} />
            {reasons.map(([title, description]) => (
              <Pair key={title}>
                <FormText {...field(title, 120)} />
                <FormArea {...field(description, 600)} />
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
