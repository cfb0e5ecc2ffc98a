import { chakra } from '@chakra-ui/react';
import * as text from '../../text/search';
import { SkeletonBlock } from '../../ui/skeleton';

const Hint = chakra('p', { base: { paddingBlock: '10', textAlign: 'center', color: 'ink.soft' } });
const Searching = chakra('p', { base: { textStyle: 'label', paddingBlock: '3' } });

/** What the search dialog shows without results: a hint until something is typed, then that they are loading. */
export function SearchStatus({ words }: { readonly words: string }) {
  if (words === '') return <Hint>{text.emptyQuery}</Hint>;
  return (
    <>
      <Searching role="status">{text.searching}</Searching>
      <SkeletonBlock height="5.5rem" marginBottom="4" />
      <SkeletonBlock height="5.5rem" />
    </>
  );
}
