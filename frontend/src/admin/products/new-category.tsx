import { Flex, Input } from '@chakra-ui/react';
import { suggestSlug } from '@etalase/backend/rules/slug';
import { cleanText } from '@etalase/backend/rules/text';
import { useState } from 'react';
import { useCreateCategory } from '../../api/generated/catalog/catalog';
import { CreateCategoryBody } from '../../api/generated/catalog/catalog.zod';
import * as categories from '../../text/admin-categories';
import * as text from '../../text/admin-products';
import { Field } from '../forms/field';
import { maxLengthOf } from '../forms/form-schema';
import { Button } from '../ui/button';
import { useAction } from '../ui/use-action';

/** The slug of a category whose name has no letter that fits into a slug. */
const FALLBACK_SLUG = 'kategori';

/** Creates the shop's first category inside the form of a product, so that typed values are not lost. */
export function NewCategory({ onCreated }: { readonly onCreated: (slug: string) => void }) {
  const [typed, setTyped] = useState('');
  const name = cleanText(typed);
  const { mutateAsync } = useCreateCategory({
    mutation: {
      meta: { success: categories.created, failure: categories.createFailed, invalidates: ['lists'] },
    },
  });
  const { run, busy } = useAction(async () => {
    const data = { name, slug: suggestSlug(name) || FALLBACK_SLUG };
    const category = await mutateAsync({ data }).catch(() => undefined);
    if (category) onCreated(category.data.slug);
  });
  return (
    <Field label={text.newCategory}>
      {(described) => (
        <Flex gap="2.5" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Input
            value={typed}
            maxLength={maxLengthOf(CreateCategoryBody.shape.name)}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter must not submit the product's form.
              event.preventDefault();
              if (name) void run();
            }}
            {...described}
          />
          <Button
            variant="outline"
            flex="none"
            disabled={!name}
            busy={busy}
            busyText={text.creatingCategory}
            onClick={() => void run()}
          >
            {text.createCategory}
          </Button>
        </Flex>
      )}
    </Field>
  );
}
