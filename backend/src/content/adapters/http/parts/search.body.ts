import { ApiSchema } from '@nestjs/swagger';
import { SEARCH_FIELD } from '../../../domain/fields.js';
import { SEARCH, type SearchWords } from '../../../domain/parts/search.js';
import { WordGroups } from '../word-groups.js';

const MAX_GROUPS = 40;
const MAX_LENGTH = 40;

@ApiSchema({ name: 'SearchWords', description: 'What the search knows about words' })
export class SearchWordsBody implements SearchWords {
  @WordGroups(SEARCH_FIELD.label, MAX_GROUPS, 2, MAX_LENGTH, SEARCH.defaults.synonyms)
  synonyms: string[][];

  @WordGroups(SEARCH_FIELD.label, MAX_GROUPS, 6, MAX_LENGTH, SEARCH.defaults.groups)
  groups: string[][];
}
