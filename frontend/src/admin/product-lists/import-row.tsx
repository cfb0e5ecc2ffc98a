import { Badge, chakra, Flex, Text } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import type { ImportChangeSchema, ImportField, ImportRowSchema } from '../../api/generated/models';
import * as text from '../../text/admin-lists';
import { Checkbox } from '../ui/checkbox';
import { ImportCorrection } from './import-correction';
import { type Correction, FIELD_LABELS } from './import-rows';

const Line = chakra('li', {
  base: {
    padding: '3',
    display: 'grid',
    gap: '2',
  },
});

const FIXED = ['id', 'kind'];

interface Props {
  readonly row: ImportRowSchema;
  readonly correction: Correction;
  readonly onCorrect: (correction: Correction) => void;
}

export function ImportRow({ row, correction, onCorrect }: Props) {
  const { status, changes, problems, note } = row;
  const name = row.name || (row.product === null ? text.unnamed : text.partOfProduct(row.kind));
  const isSkipped = correction === 'skip';
  const typed = typeof correction === 'object' ? correction : {};
  const canSkip = row.product === null && ['new', 'changed', 'refused'].includes(status);
  return (
    <Line>
      <Flex flexWrap="wrap" alignItems="center" gap="2">
        <Text fontWeight="bold">{name}</Text>
        <Badge>{text.statuses[status]}</Badge>
        <Text as="span" fontSize="sm" color="ink.soft">
          {text.rowAt(row)}
        </Text>
      </Flex>
      {changes.map((change, at) => (
        <Text key={at} fontSize="sm">
          {`${FIELD_LABELS[change.field]}: ${shown(change, change.from)} → ${shown(change, change.to)}`}
        </Text>
      ))}
      {note && (
        <Text fontSize="sm" color="ink.soft">
          {note}
        </Text>
      )}
      {!isSkipped &&
        problems.map(({ field, message, suggestion }) =>
          field === null || FIXED.includes(field) ? (
            <Text key={message} fontSize="sm">
              {message}
            </Text>
          ) : (
            <ImportCorrection
              key={field}
              at={text.rowAt(row)}
              field={field as ImportField}
              message={message}
              suggestion={suggestion}
              typed={typed[field] ?? ''}
              onType={(value) => onCorrect({ ...typed, [field]: value })}
            />
          ),
        )}
      {canSkip && (
        <Checkbox
          label={text.skip(name)}
          checked={isSkipped}
          onChange={(skips) => onCorrect(skips ? 'skip' : undefined)}
        />
      )}
    </Line>
  );
}

/** Prices are whole rupiah; other values are shown as the file has them. */
const shown = ({ field }: ImportChangeSchema, value: string): string =>
  value === '' ? text.blank : field === 'price' && /^\d+$/u.test(value) ? groupDigits(BigInt(value)) : value;
