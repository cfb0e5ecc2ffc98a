import { chakra, Input } from '@chakra-ui/react';
import { MAX_QUERY_LENGTH } from '@etalase/backend/rules/search-query';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import * as text from '../../text/admin-products';
import { useCategoryChoices } from '../forms/use-category-choices';
import { Select } from '../ui/select';
import { type ProductStateFilter, STATES } from './products-data';

const Row = chakra('search', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2.5', marginBottom: '4' },
});
const SearchBox = chakra('div', {
  base: {
    position: 'relative',
    flex: { base: '1 1 100%', md: '1 1 12rem' },
    maxWidth: { md: '26rem' },
    '& svg': {
      position: 'absolute',
      left: '4',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
  },
});

interface Props {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly category: string;
  readonly onCategory: (slug: string) => void;
  readonly state: ProductStateFilter;
  readonly onState: (state: ProductStateFilter) => void;
  readonly children: ReactNode;
}

export function ProductFilterBar(props: Props) {
  const { q, onSearch, category, onCategory, state, onState, children } = props;
  const choices = useCategoryChoices();
  return (
    <Row>
      <SearchBox>
        <Input
          type="search"
          aria-label={text.searchLabel}
          placeholder={text.searchLabel}
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          paddingLeft="12"
          value={q}
          onChange={(event) => onSearch(event.target.value)}
        />
        <Search size={20} aria-hidden />
      </SearchBox>
      <Select
        width="auto"
        aria-label={text.categoryFilter}
        value={category}
        onChange={(event) => onCategory(event.target.value)}
        choices={[{ value: '', label: text.allCategories }, ...choices]}
      />
      <Select
        width="auto"
        aria-label={text.stateFilter}
        value={state}
        onChange={({ target }) => onState(STATES.find((one) => one === target.value) ?? '')}
        choices={[
          { value: '', label: text.allStates },
          ...STATES.map((one) => ({ value: one, label: text.states[one] })),
        ]}
      />
      {children}
    </Row>
  );
}
