import { Flex, Input } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useState } from 'react';
import type { ImportField } from '../../api/generated/models';
import * as text from '../../text/admin-lists';
import { Field } from '../forms/field';
import { Button } from '../ui/button';
import { FIELD_LABELS, refusalOf } from './import-rows';

interface Props {
  readonly at: string;
  readonly field: ImportField;
  readonly message: string;
  readonly suggestion: number | undefined;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** A field for the right value of a refused cell. */
export function ImportCorrection({ at, field, message, suggestion, typed, onType }: Props) {
  const [isLeft, setLeft] = useState(false);
  const refusal = isLeft ? refusalOf(field, typed) : undefined;
  return (
    <Field
      label={text.correction(FIELD_LABELS[field], at)}
      hint={refusal === undefined ? message : undefined}
      error={refusal}
    >
      {(described) => (
        <Flex flexWrap="wrap" gap="2" width="full">
          <Input
            flex="1 1 12rem"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => {
              setLeft(false);
              onType(target.value);
            }}
            onBlur={() => setLeft(true)}
            {...described}
          />
          {suggestion !== undefined && (
            <Button variant="outline" onClick={() => onType(String(suggestion))}>
              {text.useSuggestion(groupDigits(suggestion))}
            </Button>
          )}
        </Flex>
      )}
    </Field>
  );
}
