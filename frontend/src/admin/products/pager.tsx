import { Field, HStack, Input, Pagination } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import * as text from '../../text/admin-products';
import { Button } from '../ui/button';

interface Props {
  /** The index of the page, from 0. */
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, count, onPage }: Props) {
  if (count < 2) return null;
  const go = (to: number) => {
    if (to >= 0 && to < count && to !== page) onPage(to);
  };
  // At the first or last page the button is not `disabled`, because a disabled button loses the focus.
  const edgeProps = (reached: boolean) => ({ disabled: false, 'aria-disabled': reached || undefined });
  return (
    <Pagination.Root
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      marginTop="5"
      // Chakra counts items, so each page counts as one item.
      count={count}
      pageSize={1}
      page={page + 1}
      translations={{
        rootLabel: text.pages,
        prevTriggerLabel: text.previousPage,
        nextTriggerLabel: text.nextPage,
      }}
      onPageChange={(details) => go(details.page - 1)}
    >
      <Pagination.PrevTrigger asChild>
        <Button variant="quiet" size="sm" {...edgeProps(page === 0)}>
          {text.previousPage}
        </Button>
      </Pagination.PrevTrigger>
      <Field.Root order={{ base: -1, md: 0 }} width={{ base: 'full', md: 'auto' }}>
        <HStack gap="2" justifyContent="center" fontSize="sm" fontVariantNumeric="tabular-nums">
          <Field.Label marginBottom="0" fontWeight="normal">
            {text.page}
          </Field.Label>
          <Input
            // The key resets the typed number when another page is shown.
            key={page}
            inputMode="numeric"
            defaultValue={page + 1}
            width="4.5rem"
            minHeight="touch"
            textAlign="center"
            paddingInline="2"
            onBlur={(event) => go(Number(event.target.value) - 1)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') go(Number(event.currentTarget.value) - 1);
            }}
          />
          {text.ofPages(groupDigits(count))}
        </HStack>
      </Field.Root>
      <Pagination.NextTrigger asChild>
        <Button variant="quiet" size="sm" {...edgeProps(page >= count - 1)}>
          {text.nextPage}
        </Button>
      </Pagination.NextTrigger>
    </Pagination.Root>
  );
}
