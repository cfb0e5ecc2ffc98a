import { Card } from '@chakra-ui/react';
import {
  getAdminGetAboutContentQueryOptions,
  useSaveAboutContent,
} from '../../api/generated/content/content';
import type { AboutContent } from '../../api/generated/models';
import { aboutFailed, aboutFields, aboutParts, aboutSaved } from '../../text/admin-settings';
import { FormText } from '../forms/form-fields';
import { FieldGroup } from '../forms/field-group';
import { useSavePart } from '../forms/save-part';
import { SavedForm } from '../forms/saved-form';
import { Pair } from '../ui/section';
import { useEditForm } from '../forms/use-edit-form';
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
    <Card.Root>
      <SavedForm form={form} save={savePart} savedText={aboutSaved}>
        <Card.Body>
          <FieldGroup title={aboutParts.opening}>
            <FormText {...field('title', 120)} />
            <FormText rows={4} {...field('introText', 2000)} />
          </FieldGroup>
          <FieldGroup title={aboutParts.vision}>
            <FormText {...field('visionTitle', 120)} />
            <FormText rows={3} {...field('visionText', 2000)} />
            <FormText {...field('missionTitle', 120)} />
            <GrowingList {...field('missionItems', 300)} />
          </FieldGroup>
          <FieldGroup title={aboutParts.services}>
            <FormText {...field('servicesTitle', 120)} />
            <FormText {...field('designServicesTitle', 120)} />
            <GrowingList {...field('designServices', 200)} />
            <FormText {...field('printingServicesTitle', 120)} />
            <GrowingList {...field('printingServices', 200)} />
          </FieldGroup>
          <FieldGroup title={aboutParts.reasons}>
            <FormText {...field('whyChooseTitle', 120)} />
            {reasons.map(([title, description]) => (
              <Pair key={title}>
                <FormText {...field(title, 120)} />
                <FormText rows={3} {...field(description, 600)} />
              </Pair>
            ))}
          </FieldGroup>
        </Card.Body>
      </SavedForm>
    </Card.Root>
  );
}

const reasons = [
  ['qualityTitle', 'qualityDesc'],
  ['timelyTitle', 'timelyDesc'],
  ['competitiveTitle', 'competitiveDesc'],
] as const;
