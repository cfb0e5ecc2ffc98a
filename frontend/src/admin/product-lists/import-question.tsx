import { Flex, Input } from '@chakra-ui/react';
import type { ImportQuestionSchema } from '../../api/generated/models';
import * as text from '../../text/admin-lists';
import { Field } from '../forms/field';
import { Button } from '../ui/button';
import { Select } from '../ui/select';

const MAX_BUTTONS = 8;
const LISTED_KINDS: readonly string[] = ['column', 'heading'];
// A word that is not among the options may be typed, too.
const OPEN_KINDS: readonly string[] = ['unit', 'category'];

interface Props {
  readonly question: ImportQuestionSchema;
  readonly value: string;
  readonly error?: string;
  readonly onAnswer: (value: string) => void;
}

export function ImportQuestion({ question, value, error, onAnswer }: Props) {
  const { kind, text: label, examples, options } = question;
  // What is known about a guess does not hold for another answer.
  const note = value === (question.value ?? '') ? question.note : null;
  const hint = [examples.length > 0 && text.examples(examples), note].filter(Boolean).join('. ');
  const isOption = options.some((option) => option.value === value);
  const isTyped = options.length === 0 || OPEN_KINDS.includes(kind);
  return (
    <Field label={label} hint={hint || undefined} error={error}>
      {(described) => (
        <Flex flexWrap="wrap" gap="2" width="full">
          {LISTED_KINDS.includes(kind) || options.length > MAX_BUTTONS ? (
            <Select
              {...described}
              value={isOption ? value : ''}
              choices={isOption ? options : [{ value: '', label: text.choose }, ...options]}
              onChange={({ target }) => onAnswer(target.value)}
            />
          ) : (
            options.length > 0 && (
              <Flex role="group" aria-label={label} flexWrap="wrap" gap="2" {...described}>
                {options.map((option) => (
                  <Button
                    key={option.value}
                    size="sm"
                    variant={option.value === value ? 'solid' : 'outline'}
                    aria-pressed={option.value === value}
                    aria-invalid={error !== undefined || undefined}
                    onClick={() => onAnswer(option.value)}
                  >
                    {option.label}
                  </Button>
                ))}
              </Flex>
            )
          )}
          {isTyped && (
            <Input
              {...described}
              flex="1 1 8rem"
              aria-label={options.length > 0 ? text.otherWord(label) : undefined}
              placeholder={options.length > 0 ? text.other : undefined}
              inputMode={kind === 'from' ? 'numeric' : undefined}
              autoComplete="off"
              value={isOption ? '' : value}
              onChange={({ target }) => onAnswer(target.value)}
            />
          )}
        </Flex>
      )}
    </Field>
  );
}
