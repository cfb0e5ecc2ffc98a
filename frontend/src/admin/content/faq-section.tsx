import { FAQ_FIELDS } from '@etalase/backend/rules/content-fields';
import { saveSiteContentBodyFaqMax } from '../../api/generated/content/content.zod';
import * as text from '../../text/admin-content';
import { ConfirmSamples } from '../forms/confirm-samples';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { RowList } from '../forms/row-list';
import { Section } from '../ui/section';
import type { ContentControl } from './content-values';
import { usePromisesId } from '../forms/sample-texts';

export function FaqSection({ control }: { readonly control: ContentControl }) {
  return (
    <Section id={usePromisesId(['faq'])} title={text.faq} note={text.faqNote}>
      <ConfirmSamples label={text.faq} names={['faq']} marginBottom="3" />
      <RowList
        control={control}
        name="faq"
        label={text.faq}
        texts={text.questionRows}
        titleField="question"
        emptyRow={{ question: '', answer: '' }}
        max={saveSiteContentBodyFaqMax}
      >
        {(index) => (
          <>
            <FormText control={control} name={`faq.${index}.question`} {...fieldOf(FAQ_FIELDS.question)} />
            <FormText
              control={control}
              name={`faq.${index}.answer`}
              {...fieldOf(FAQ_FIELDS.answer)}
              rows={4}
            />
          </>
        )}
      </RowList>
    </Section>
  );
}
