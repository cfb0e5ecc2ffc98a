import { chakra } from '@chakra-ui/react';
import { MAX_QUERY_LENGTH } from '@etalase/backend/rules/search-query';
import type { ComponentProps } from 'react';
import { placeholder, title } from '../../text/search';
import { inputRecipe } from '../../theme/recipes/input';
import { SearchIcon } from '../../ui/icons';

const Row = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    flex: 1,
    '& > svg': { position: 'absolute', left: '4', top: '50%', translate: '0 -50%', pointerEvents: 'none' },
  },
});
const Input = chakra('input', inputRecipe);

export function SearchField(props: ComponentProps<'input'>) {
  return (
    <Row>
      <SearchIcon />
      <Input
        type="search"
        paddingInlineStart="12"
        name="cari"
        aria-label={title}
        placeholder={placeholder}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        {...props}
      />
    </Row>
  );
}
