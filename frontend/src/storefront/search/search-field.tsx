import { chakra } from '@chakra-ui/react';
import { MAX_QUERY_LENGTH } from '@etalase/backend/rules/search-query';
import type { ComponentProps } from 'react';
import * as text from '../../text/search';
import { inputRecipe } from '../../theme/recipes/input';
import { SearchIcon } from '../../ui/icons';

const Row = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    flex: '1 1 18rem',
    containerType: 'inline-size',
    '& > svg': { position: 'absolute', left: '3', top: '50%', translate: '0 -50%', pointerEvents: 'none' },
  },
});
const Input = chakra('input', {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    paddingInline: '10 2',
    // The placeholder is 18 em wide and fits the field on any phone.
    '&::placeholder': { fontSize: 'min(1em, calc((100cqi - 3.2rem) / 18))' },
  },
});

export function SearchField(props: ComponentProps<'input'>) {
  return (
    <Row>
      <SearchIcon />
      <Input
        type="search"
        name="cari"
        aria-label={text.title}
        placeholder={text.placeholder}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        {...props}
      />
    </Row>
  );
}
