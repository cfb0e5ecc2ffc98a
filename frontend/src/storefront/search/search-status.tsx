import { chakra } from '@chakra-ui/react';
import * as text from '../../text/search';
import { SkeletonBlock } from '../../ui/skeleton';

// Before hydration the page's scripts do not know the typed text. So CSS selects the message: this selector matches
// when the field is not empty.
const TYPED_EARLY = 'html:not([data-hydrated]) dialog:has(input:not(:placeholder-shown)) &';
const Hint = chakra('p', {
  base: {
    paddingBlock: '10',
    textAlign: 'center',
    color: 'ink.soft',
    [TYPED_EARLY]: { display: 'none' },
  },
});
const Searching = chakra('p', { base: { textStyle: 'label', paddingBlock: '3' } });

const TypedEarly = chakra('div', { base: { display: 'none', [TYPED_EARLY]: { display: 'block' } } });

/**
 * The messages of the search dialog while it shows no results. While the field is empty, the message is a hint. After
 * text is typed, the message says that results are loading.
 */
export function SearchStatus({ words }: { readonly words: string }) {
  if (words === '')
    return (
      <>
        <TypedEarly>
          <Searching role="status">{text.searching}</Searching>
        </TypedEarly>
        <Hint>{text.emptyQuery}</Hint>
      </>
    );
  return (
    <>
      <Searching role="status">{text.searching}</Searching>
      <SkeletonBlock height="5.5rem" marginBottom="4" />
      <SkeletonBlock height="5.5rem" />
    </>
  );
}
