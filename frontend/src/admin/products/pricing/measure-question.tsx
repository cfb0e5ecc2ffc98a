import { Flex } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import * as text from '../../../text/admin-pricing';
import { Field } from '../../forms/field';
import { Button } from '../../ui/button';
import type { ProductControl } from '../product-values';

type Answer = keyof typeof text.measureAnswers;

interface Props {
  readonly control: ProductControl;
  /** Whether the answer 'area' is the first. */
  readonly isArea: boolean;
  readonly onAnswer: (measure: Answer) => void;
}

/** Asks how metres are measured. The form is not saved without an answer. */
export function MeasureQuestion({ control, isArea, onAnswer }: Props) {
  const { field, fieldState } = useController({ control, name: 'pricing.measure' });
  const answers: readonly Answer[] = isArea ? ['area', 'length'] : ['length', 'area'];
  return (
    <Field label={text.measureQuestion} error={fieldState.error?.message}>
      {(described) => (
        <Flex role="group" aria-label={text.measureQuestion} gap="2" flexWrap="wrap" {...described}>
          {answers.map((answer, index) => (
            <Button
              key={answer}
              ref={index === 0 ? field.ref : undefined}
              variant="outline"
              size="sm"
              onClick={() => onAnswer(answer)}
            >
              {text.measureAnswers[answer]}
            </Button>
          ))}
        </Flex>
      )}
    </Field>
  );
}
