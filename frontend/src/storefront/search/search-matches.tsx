import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import * as text from '../../text/search';
import { ReadFailed } from '../../ui/notice';
import { searchPath } from './search-data';
import { SearchResults, SimilarProducts } from './search-results';
import { SearchStatus } from './search-status';
import { useSearch } from './use-search';

const ShowAllLink = chakra(Link, {
  base: {
    display: 'block',
    paddingBlock: '4',
    fontWeight: 'bold',
    textAlign: 'center',
    textDecoration: 'underline',
  },
});

interface Props {
  readonly words: string;
  readonly onChoose: () => void;
}

/** The first products that match, and a link to all results. */
export default function SearchMatches({ words, onChoose }: Props) {
  const { found, similar, failed, retry } = useSearch(words);
  if (words !== '' && failed) return <ReadFailed onRetry={retry} />;
  if (words === '' || !found) return <SearchStatus words={words} />;
  return (
    <>
      <SearchResults words={words} products={found.items} total={found.total} onChoose={onChoose} />
      {found.total > found.items.length && (
        <ShowAllLink to={searchPath(words)} replace onClick={onChoose}>
          {text.showAll(found.total)}
        </ShowAllLink>
      )}
      <SimilarProducts words={words} products={similar} onChoose={onChoose} />
    </>
  );
}
