import { FAQ_FIELDS } from '@etalase/backend/rules/content-fields';
import { saveSiteContentBodyFaqMax } from '../../api/generated/content/content.zod';
import * as text from '../../text/admin-content';
import { ConfirmSamples } from '../forms/confirm-samples';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { RowList } from '../forms/row-list';
import { Section } from '../ui/section';
import type { ContentControl } from './content-values';
import { promiseGroups } from '../parts/promise-groups';

const promises = promiseGroups['site-content'].faq;

export function FaqSection({ control }: { readonly control: ContentControl }) {
  return (
    <Section id={promises.id} title={text.faq} note={text.faqNote}>
      <ConfirmSamples promises={promises} marginBottom="3" />
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
