import { chakra, Field, Input } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { type FieldPathByValue, useController, useFieldArray } from 'react-hook-form';
import {
  getAdminGetSearchContentQueryOptions,
  saveSearchContent,
  useAdminGetSearchContent,
} from '../../api/generated/content/content';
import type { SearchWords } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import * as text from '../../text/admin-content';
import { usePanelLocation } from '../panel-location';
import { useFieldLabel } from '../forms/field-labels';
import { useSavePart } from '../forms/save-part';
import { SavedForm } from '../forms/saved-form';
import { useEditForm } from '../forms/use-edit-form';
import { AddButton } from '../ui/add-button';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { Section } from '../ui/section';
import {
  MAX_GROUPS,
  MAX_LENGTH,
  MAX_OTHERS,
  type SearchWordsControl,
  searchWordsSchema,
  type SearchWordsValues,
  valuesOf,
} from './search-words-values';
import { RemoveButton } from '../ui/remove-button';

const List = chakra('ol', { base: { display: 'grid', gap: '2' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 3fr) auto minmax(0, 4fr) auto',
      md: 'minmax(0, 1fr) auto minmax(0, 2fr) auto',
    },
    alignItems: 'start',
    columnGap: { base: '2', md: '3' },
    '& > span': { lineHeight: '3rem', color: 'ink.soft' },
  },
});

export function SearchWordsSection() {
  const words = useAdminGetSearchContent(dataOnly());
  return (
    <Section id="kata-pencarian" title={text.searchWords} note={text.searchWordsNote}>
      <Loaded query={words} skeleton={<ListSkeleton rows={2} />}>
        {(loaded) => <SearchWordsForm words={loaded} />}
      </Loaded>
    </Section>
  );
}

function SearchWordsForm({ words }: { readonly words: SearchWords }) {
  const form = useEditForm(searchWordsSchema, valuesOf(words));
  const object = { query: getAdminGetSearchContentQueryOptions(), save: saveSearchContent };
  const save = useSavePart(object, valuesOf, text.searchWordsFailed);
  return (
    <SavedForm form={form} save={save} savedText={text.searchWordsSaved}>
      <Pairs control={form.control} />
    </SavedForm>
  );
}

function Pairs({ control }: { readonly control: SearchWordsControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'synonyms' });
  useFieldLabel(control, 'synonyms', text.searchWords);
  // A word that was searched in vain, for which the owner opened the form.
  const word = usePanelLocation().params.get('kata');
  const hasRoom = fields.length < MAX_GROUPS;
  const addedWord = useRef<string>(undefined);
  useEffect(() => {
    if (!word || !hasRoom || addedWord.current === word) return;
    addedWord.current = word;
    append({ word, synonym: '' }, { focusName: `synonyms.${fields.length}.synonym` });
  }, [word, hasRoom, append, fields.length]);
  const list = useRef<HTMLOListElement>(null);
  const removeAt = (index: number) => {
    remove(index);
    // `fields` still contains the removed row, so the last remaining row has the index `length - 2`.
    const next = Math.min(index, fields.length - 2);
    requestAnimationFrame(() => list.current?.children[next]?.querySelector('button')?.focus());
  };
  return (
    <>
      <List ref={list}>
        {fields.map(({ id }, index) => (
          <Row key={id}>
            <Word
              control={control}
              name={`synonyms.${index}.word`}
              label={text.searchWord(index + 1)}
              maxLength={MAX_LENGTH}
            />
            <span aria-hidden>=</span>
            <Word
              control={control}
              name={`synonyms.${index}.synonym`}
              label={text.synonym(index + 1)}
              maxLength={MAX_OTHERS * (MAX_LENGTH + ', '.length)}
            />
            <RemoveButton name={text.pairNumber(index + 1)} onClick={() => removeAt(index)} />
          </Row>
        ))}
      </List>
      {hasRoom && (
        <AddButton marginTop="3" onClick={() => append({ word: '', synonym: '' })}>
          {text.addPair}
        </AddButton>
      )}
    </>
  );
}

interface WordProps {
  readonly control: SearchWordsControl;
  readonly name: FieldPathByValue<SearchWordsValues, string>;
  readonly label: string;
  readonly maxLength: number;
}

function Word({ control, name, label, maxLength }: WordProps) {
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const errorId = useId();
  return (
    <Field.Root ids={{ errorText: errorId }} invalid={Boolean(error)}>
      <Input
        {...field}
        value={field.value}
        aria-label={label}
        aria-describedby={error && errorId}
        maxLength={maxLength}
        autoCapitalize="none"
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
