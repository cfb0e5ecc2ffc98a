import { ApiSchema } from '@nestjs/swagger';
import { SEARCH, type SearchWords } from '../../../domain/parts/search.js';
import { WordPairs } from '../word-pairs.js';

@ApiSchema({ name: 'SearchWords', description: 'What the search knows about words' })
export class SearchWordsBody implements SearchWords {
  // At most 40 pairs, whose words have at most 40 characters each.
  @WordPairs('Kata yang artinya sama', 40, 40, SEARCH.defaults.synonyms)
  synonyms: string[][];
}
