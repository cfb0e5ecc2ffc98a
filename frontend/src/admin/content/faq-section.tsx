import { saveSiteContentBodyFaqMax, SaveSiteContentBody } from '../../api/generated/content/content.zod';
import * as text from '../../text/admin-content';
import { ConfirmSamples } from '../forms/confirm-samples';
import { FormText } from '../forms/form-fields';
import { maxLengthOf } from '../forms/form-schema';
import { RowList } from '../forms/row-list';
import { Section } from '../ui/section';
import type { ContentControl } from './content-values';
import { promiseGroups } from '../parts/promise-groups';

const contract = SaveSiteContentBody.shape.faq.element.shape;

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
            <FormText
              control={control}
              name={`faq.${index}.question`}
              label={text.question}
              maxLength={maxLengthOf(contract.question)}
            />
            <FormText
              control={control}
              name={`faq.${index}.answer`}
              label={text.answer}
              rows={4}
              maxLength={maxLengthOf(contract.answer)}
            />
          </>
        )}
      </RowList>
    </Section>
  );
}
