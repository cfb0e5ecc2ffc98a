import { Fieldset, Stack } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { inMenuOrder, SERVICE_PAGES } from '@etalase/backend/rules/service-page';
import { useQueries } from '@tanstack/react-query';
import { type Control, useController } from 'react-hook-form';
import { getListProductsQueryOptions } from '../../api/generated/catalog/catalog';
import { selectPage } from '../../api/response';
import * as text from '../../text/admin-categories';
import { useFieldLabel } from '../forms/field-labels';
import { Checkbox } from '../ui/checkbox';
import type { CategoryValues } from './category-values';

export function ServicePagesField({
  control,
}: {
  readonly control: Control<CategoryValues, unknown, unknown>;
}) {
  const { value, onChange } = useController({ control, name: 'servicePages' }).field;
  useFieldLabel(control, 'servicePages', text.servicePages);
  const counts = useQueries({ queries: SERVICE_PAGES.map(countQuery) });
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{text.servicePages}</Fieldset.Legend>
      <Fieldset.HelperText>{text.servicePagesHint}</Fieldset.HelperText>
      <Stack gap="0">
        {SERVICE_PAGES.map((page, index) => {
          const name = text.servicePageNames[page];
          const count = counts[index]?.data?.total;
          return (
            <Checkbox
              key={page}
              label={count === undefined ? name : text.servicePageCount(name, groupDigits(count))}
              checked={value.includes(page)}
              onChange={(checked) =>
                onChange(checked ? inMenuOrder([...value, page]) : value.filter((other) => other !== page))
              }
            />
          );
        })}
      </Stack>
    </Fieldset.Root>
  );
}

// Only the total is used, so one product is enough. The caches are bypassed, so that the total is up to date.
const countQuery = (service: (typeof SERVICE_PAGES)[number]) =>
  getListProductsQueryOptions(
    { service, limit: 1 },
    { query: { select: selectPage, staleTime: 0 }, request: { cache: 'no-store' } },
  );
