import { Card } from '@chakra-ui/react';
import { ABOUT_FIELDS } from '@etalase/backend/rules/content-fields';
import { getAdminGetAboutContentQueryOptions, saveAboutContent } from '../../api/generated/content/content';
import type { AboutContent } from '../../api/generated/models';
import * as text from '../../text/admin-settings';
import { aboutGroups } from '../parts/part-forms';
import { SampleTextsOf } from '../parts/sample-texts-of';
import { FormText } from '../forms/form-fields';
import { FieldGroup } from '../forms/field-group';
import { fieldOf } from '../forms/form-texts';
import { useSavePart } from '../forms/save-part';
import { SavedForm } from '../forms/saved-form';
import { Pair } from '../ui/section';
import { useEditForm } from '../forms/use-edit-form';
import { type AboutList, aboutSchema, type AboutText, valuesOf } from './about-values';
import { GrowingList } from './growing-list';

export function AboutForm({ content }: { readonly content: AboutContent }) {
  const form = useEditForm(aboutSchema, valuesOf(content));
  const aboutContent = { query: getAdminGetAboutContentQueryOptions(), save: saveAboutContent };
  const savePart = useSavePart(aboutContent, valuesOf, text.aboutFailed);
  const fieldProps = <Name extends AboutText | AboutList>(name: Name) => ({
    control: form.control,
    name,
    ...fieldOf(ABOUT_FIELDS[name]),
  });
  return (
    <Card.Root>
      <SavedForm form={form} save={savePart} savedText={text.aboutSaved} draft="about">
        <SampleTextsOf part="about-content">
          <Card.Body>
            <FieldGroup {...aboutGroups.opening}>
              <FormText {...fieldProps('title')} />
              <FormText rows={4} {...fieldProps('introText')} />
            </FieldGroup>
            <FieldGroup {...aboutGroups.vision}>
              <FormText {...fieldProps('visionTitle')} />
              <FormText rows={3} {...fieldProps('visionText')} />
              <FormText {...fieldProps('missionTitle')} />
              <GrowingList {...fieldProps('missionItems')} />
            </FieldGroup>
            <FieldGroup {...aboutGroups.services}>
              <FormText {...fieldProps('servicesTitle')} />
              <FormText {...fieldProps('designServicesTitle')} />
              <GrowingList {...fieldProps('designServices')} />
              <FormText {...fieldProps('printingServicesTitle')} />
              <GrowingList {...fieldProps('printingServices')} />
            </FieldGroup>
            <FieldGroup {...aboutGroups.reasons}>
              <FormText {...fieldProps('whyChooseTitle')} />
              {reasons.map(([title, description]) => (
                <Pair key={title}>
                  <FormText {...fieldProps(title)} />
                  <FormText rows={3} {...fieldProps(description)} />
                </Pair>
              ))}
            </FieldGroup>
          </Card.Body>
        </SampleTextsOf>
      </SavedForm>
    </Card.Root>
  );
}

const reasons = [
  ['qualityTitle', 'qualityDesc'],
  ['timelyTitle', 'timelyDesc'],
  ['competitiveTitle', 'competitiveDesc'],
] as const;
